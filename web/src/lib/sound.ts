/** A soft sound of two notes when it is my turn; made here, so that nothing is loaded for it. */

let context: AudioContext | null = null;

function note(audio: AudioContext, frequency: number, from: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.7);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + 0.75);
}

export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    note(context, 587.33, context.currentTime);
    note(context, 880, context.currentTime + 0.16);
  } catch {
    // No sound device: the title and the favicon tell as much.
  }
}
