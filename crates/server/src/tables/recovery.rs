//! A code to be written down: whoever has it is this person, on any device.

use std::sync::Arc;

use quadrivium_table::Guest;
use quadrivium_table::ids::GuestId;
use serde::{Deserialize, Serialize};

use super::Tables;
use crate::ApiError;
use crate::sessions::About;
use crate::sign::Bearer;
use crate::store::{Op, Paper, PaperKind};

/// Digits and capitals without O, I, L and U: nothing looks like something else, and nobody reads a
/// word. Five bits each.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many of them: 120 bits, which nobody guesses.
const LENGTH: usize = 24;
/// What the paper of a code is sealed for.
const CODE: &str = "recovery";

/// What is kept of a code.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Kept {
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
}

/// A code as somebody has typed it: in any case, with any signs between, and with letters for the
/// digits that they look like. Nothing where it cannot be one.
fn typed(text: &str) -> Option<String> {
    let letters = text.chars().filter(|c| !c.is_whitespace() && !"-–—.·".contains(*c));
    let read = |c: char| match c.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        c => c,
    };
    let code: String = letters.take(LENGTH + 1).map(read).collect();
    let known = |byte: u8| LETTERS.contains(&byte);
    (code.len() == LENGTH && code.bytes().all(known)).then_some(code)
}

impl Tables {
    fn check_codes(&self) -> Result<(), ApiError> {
        if self.config.ways.recovery { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }

    /// Gives a person a new code, which ends the one before; in groups of four, to be shown once.
    ///
    /// # Errors
    /// When it is switched off.
    pub async fn new_code(self: &Arc<Self>, guest: GuestId) -> Result<String, ApiError> {
        self.check_codes()?;
        self.known(Some(guest)).await?;
        let moment = self.moment();
        let mut bytes = [0; LENGTH];
        moment.entropy.fill(&mut bytes)?;
        let code: String =
            bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        let id = self.signer.seal(CODE, &code);
        let kept = Kept { made: moment.now };
        let paper = Paper::new(PaperKind::Recovery, &id, guest, &kept);
        let others = Op::TearOthers(PaperKind::Recovery, id);
        self.keep_papers(guest, vec![Op::Keep(paper), others]).await?;
        let groups = code.as_bytes().chunks(4).map(String::from_utf8_lossy);
        Ok(groups.collect::<Vec<_>>().join(" "))
    }

    /// Somebody has a code: this device becomes one of theirs.
    ///
    /// # Errors
    /// When the code opens nothing.
    pub async fn recover(
        self: &Arc<Self>,
        code: &str,
        about: &About,
    ) -> Result<(Guest, Bearer), ApiError> {
        self.check_codes()?;
        let code = typed(code).ok_or(ApiError::BadCode)?;
        let id = self.signer.seal(CODE, &code);
        let paper = self.store.read().paper(PaperKind::Recovery, &id).await?;
        let paper = paper.ok_or(ApiError::BadCode)?;
        self.check_not_banned(paper.guest)?;
        let person = self.known(Some(paper.guest)).await?;
        let (bearer, device) = self.new_device(paper.guest, about)?;
        // Only while the code is still the newest.
        let used = paper.changed(&paper.read::<Kept>()?);
        if self.keep_papers(paper.guest, vec![Op::Keep(used), Op::Keep(device)]).await? {
            Ok((person, bearer))
        } else {
            Err(ApiError::BadCode)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write() {
        let code = "0123456789ABCDEFGHJKMNPQ";
        for text in [
            code,
            "0123 4567 89AB CDEF GHJK MNPQ",
            "o123-4567-89ab-cdef-ghjk-mnpq",
            " Oi23 4567\n89ab cdef ghjk mnpq ",
        ] {
            assert_eq!(typed(text).as_deref(), Some(code), "{text}");
        }
        for text in ["", "0123", "0123456789ABCDEFGHJKMNPU", "0123456789ABCDEFGHJKMNPQR"] {
            assert_eq!(typed(text), None, "{text}");
        }
        assert_eq!(typed(&"0".repeat(1 << 20)), None);
    }
}
