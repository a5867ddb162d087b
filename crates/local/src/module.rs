//! What WebAssembly needs: room for messages, three ways in and three ways out.
//!
//! A message is written into [`room`], the answer is read where the returned number says and given
//! back to [`free`]. Nothing else crosses the border, so this is the only file with `unsafe`.

// Exported names and memory that the page writes into cannot be had without it. What is done with
// them: the page gives back what it was given, once, and calls one function at a time.
#![allow(unsafe_code)]

use std::cell::RefCell;
use std::panic;
use std::sync::Once;

use quadrivium_table::moment::{Entropy, NoEntropy};

use crate::think::{Question, Thought};
use crate::{Local, Thinker};

#[link(wasm_import_module = "env")]
unsafe extern "C" {
    fn entropy(at: *mut u8, length: usize);
    fn say(at: *const u8, length: usize);
    fn tell(at: *const u8, length: usize);
}

/// The entropy of the browser.
struct Browser;

impl Entropy for Browser {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoEntropy> {
        // Safety: the page fills exactly these bytes and keeps nothing of them.
        unsafe { entropy(bytes.as_mut_ptr(), bytes.len()) };
        Ok(())
    }
}

thread_local! {
    static LOCAL: RefCell<Local> = RefCell::default();
    static THINKER: RefCell<Thinker> = RefCell::default();
}

/// Says the words of a panic before it becomes a trap.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        panic::set_hook(Box::new(|words| {
            let words = words.to_string();
            // Safety: the page reads exactly these bytes before it returns.
            unsafe { say(words.as_ptr(), words.len()) };
        }));
    });
}

/// Takes the room of a message back, with what was written there.
fn written(at: *mut u8, length: usize) -> Vec<u8> {
    // Safety: `room` made it with this length, and the page hands it over once.
    unsafe { Vec::from_raw_parts(at, length, length) }
}

/// Hands an answer over: its address in the upper half, its length in the lower one.
fn handed(text: Vec<u8>) -> u64 {
    let text = Box::leak(text.into_boxed_slice());
    (text.as_ptr() as u64) << 32 | text.len() as u64
}

/// Room for so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    Box::leak(vec![0; length].into_boxed_slice()).as_mut_ptr()
}

/// What was written there, which is text. Read as such everywhere, so that readers of bytes need not travel.
fn text(at: *mut u8, length: usize) -> String {
    String::from_utf8(written(at, length))
        .unwrap_or_else(|error| panic!("this is no text: {error}"))
}

/// Gives an answer back.
#[unsafe(no_mangle)]
pub extern "C" fn free(at: *mut u8, length: usize) {
    drop(written(at, length));
}

/// Takes a message; the answer is a list of what is to be done.
#[unsafe(no_mangle)]
pub extern "C" fn call(at: *mut u8, length: usize) -> u64 {
    listen();
    let text = text(at, length);
    let done = LOCAL.with_borrow_mut(|local| local.take_text(&Browser, &text));
    handed(serde_json::to_vec(&done).expect("messages are plain data"))
}

/// Thinks about a question; the answer is the last thought.
#[unsafe(no_mangle)]
pub extern "C" fn think(at: *mut u8, length: usize) -> u64 {
    listen();
    let said = |thought: &Thought| serde_json::to_vec(thought).expect("thoughts are plain data");
    let question = serde_json::from_str::<Question>(&text(at, length));
    let question = question.unwrap_or_else(|error| panic!("this is no question: {error}"));
    let mut show = |thought: &Thought| {
        let text = said(thought);
        // Safety: the page reads exactly these bytes before it returns.
        unsafe { tell(text.as_ptr(), text.len()) };
    };
    let thought = THINKER.with_borrow_mut(|it| it.think(question, &Browser, &mut show));
    handed(said(&thought.unwrap_or(Thought::Nothing)))
}

/// Takes the network of a game, or its puzzles; 1 where they are of use.
#[unsafe(no_mangle)]
pub extern "C" fn learn(at: *mut u8, length: usize) -> u32 {
    listen();
    let file = written(at, length);
    let puzzles = || std::str::from_utf8(&file).is_ok_and(quadrivium_table::give_puzzles);
    u32::from(quadrivium_games::learn(&file) || puzzles())
}
