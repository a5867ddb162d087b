//! What a result is worth to a learner.

/// Everybody's result, from -1 to 1: those who lead share the victory, and all results together
/// are 0. Alone there is nobody to beat: the points in hundreds.
pub fn by_rank(ranks: &[u8], points: &[i32], out: &mut [f32]) {
    if let ([points], [out]) = (points, &mut *out) {
        *out = *points as f32 / 100.0;
        return;
    }
    let players = ranks.len() as f32;
    let won = |&rank: &u8| f32::from(u8::from(rank == 1));
    let leaders: f32 = ranks.iter().map(won).sum();
    for (rank, out) in ranks.iter().zip(out) {
        *out = (players * won(rank) / leaders - 1.0) / (players - 1.0);
    }
}
