//! Invitations to the site, for sites that nobody comes to otherwise.

use std::sync::Arc;

use quadrivium_table::ids::Id;
use quadrivium_table::{Fault, plain};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::log::About;
use super::{Host, site};
use crate::ApiError;
use crate::store::{Op, Paper, PaperKind, Write};
use crate::surroundings::SystemEntropy;
use crate::tables::Tables;

const DAY_MS: u64 = 24 * 3_600 * 1_000;
/// How many may come with one invitation.
const MOST_USES: u32 = 1_000;
/// How long one may be good for, in days.
const MOST_DAYS: u32 = 365;
/// The longest note, in characters.
const LONGEST: usize = 60;
/// What an invitation is sealed for.
const WELCOME: &str = "welcome";

/// The key in an invitation: 120 bits.
type Key = Id<24>;

/// An invitation that a host wants.
#[derive(Clone, Debug, Deserialize, utoipa::ToSchema)]
pub struct NewWelcome {
    /// How many may come with it.
    pub uses: u32,
    /// For how many days.
    pub days: u32,
    /// For whom, as hosts see it.
    #[serde(default)]
    pub note: String,
}

/// What is kept of one.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    uses: u32,
    note: String,
    made: u64,
}

/// An invitation that was just made; its key is shown this once.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct WelcomeMade {
    /// What stands in the link.
    pub key: String,
}

/// An invitation as hosts see it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct WelcomeShown {
    /// Its name; not its key.
    pub id: String,
    /// For whom.
    pub note: String,
    /// How many may still come with it.
    pub uses: u32,
    /// Until when, in milliseconds since 1970.
    pub until: u64,
}

impl Tables {
    /// Makes an invitation to the site.
    ///
    /// # Errors
    /// When it would be for too many or too long.
    pub async fn new_welcome(
        self: &Arc<Self>,
        host: Host,
        wanted: &NewWelcome,
    ) -> Result<WelcomeMade, ApiError> {
        let bad = |field, most| {
            let reason = format!("1 to {most}");
            ApiError::from(Fault::BadField { field, reason })
        };
        if wanted.uses == 0 || wanted.uses > MOST_USES {
            return Err(bad("uses", MOST_USES));
        }
        if wanted.days == 0 || wanted.days > MOST_DAYS {
            return Err(bad("days", MOST_DAYS));
        }
        let note = match wanted.note.trim() {
            "" => String::new(),
            note => plain("note", note, LONGEST)?,
        };
        let key = Key::random(&SystemEntropy)?;
        let now = self.now();
        let kept = Kept { uses: wanted.uses, note, made: now };
        let seal = self.signer.seal(WELCOME, key.as_str());
        let paper = Paper::new(PaperKind::Welcome, &seal, site(), &kept);
        let mut ops = vec![Op::Keep(paper.until(now + u64::from(wanted.days) * DAY_MS))];
        let said = json!({ "note": kept.note, "uses": wanted.uses, "days": wanted.days });
        ops.extend(self.act(host, "invite", About::Nothing, &said)?);
        self.store.write_as_host(Write::Papers(site(), ops)).await?;
        Ok(WelcomeMade { key: key.to_string() })
    }

    /// The invitations that are still good.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn welcomes(&self) -> Result<Vec<WelcomeShown>, ApiError> {
        let now = self.now();
        let papers = self.store.read().papers_like(PaperKind::Welcome).await?;
        let shown = papers.into_iter().filter(|paper| paper.expires > now).filter_map(|paper| {
            let Kept { uses, note, .. } = paper.read().ok()?;
            (uses > 0).then_some(WelcomeShown { id: paper.id, note, uses, until: paper.expires })
        });
        let mut shown: Vec<_> = shown.collect();
        shown.sort_by_key(|welcome| welcome.until);
        Ok(shown)
    }

    /// An invitation opens nothing any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn void_welcome(self: &Arc<Self>, host: Host, id: &str) -> Result<(), ApiError> {
        let mut ops = vec![Op::Tear(PaperKind::Welcome, id.to_owned())];
        ops.extend(self.act(host, "void_invitation", About::Nothing, &json!({}))?);
        if self.store.write_as_host(Write::Papers(site(), ops)).await? {
            Ok(())
        } else {
            Err(ApiError::ByInvitation)
        }
    }

    /// What takes one use of an invitation, where somebody new needs one; nothing where nobody does. Whoever comes
    /// writes it first, together with what is kept of them: of two who come at once with the last use one is let in,
    /// and who does not come after all has taken none.
    ///
    /// # Errors
    /// When there is none, or it opens nothing.
    pub(in crate::tables) async fn admit(&self, key: Option<&str>) -> Result<Option<Op>, ApiError> {
        if !self.orders().is_invitation_only() {
            return Ok(None);
        }
        let key: Key = key.and_then(|key| key.parse().ok()).ok_or(ApiError::ByInvitation)?;
        let seal = self.signer.seal(WELCOME, key.as_str());
        let paper = self.store.read().paper(PaperKind::Welcome, &seal).await?;
        let paper = paper.filter(|paper| paper.expires > self.now());
        let paper = paper.ok_or(ApiError::ByInvitation)?;
        let kept: Kept = paper.read()?;
        let uses = kept.uses.checked_sub(1).ok_or(ApiError::ByInvitation)?;
        Ok(Some(Op::Keep(paper.changed(&Kept { uses, ..kept }))))
    }
}
