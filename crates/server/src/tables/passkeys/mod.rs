//! Passkeys: a key that a device, or a manager of keys, holds for somebody, and that brings them back in
//! without a name being typed.
//!
//! Each question to a key is a paper that one answer tears, so that no answer counts twice, at whatever
//! node it arrives. A key is a paper of its person under the name that the key has given itself, which nobody
//! else's can have.

mod party;

use std::sync::Arc;

use passki::{
    AuthenticationChallenge, AuthenticationCredential, AuthenticationOptions, AuthenticationState,
    ClientData, Passki, RegistrationChallenge, RegistrationCredential, RegistrationOptions,
    RegistrationState, ResidentKeyRequirement, StoredPasskey,
};
use quadrivium_table::ids::GuestId;
use quadrivium_table::{Fault, Guest};
use serde::{Deserialize, Serialize};

pub use self::party::Party;
use super::Tables;
use crate::ApiError;
use crate::quota::Quota;
use crate::sessions::About;
use crate::sign::{Bearer, DeviceId};
use crate::store::{Op, Paper, PaperKind, Write};

/// How long a question waits for its answer.
const LIFE_MS: u64 = 5 * 60 * 1_000;
/// How many keys somebody may have.
const MOST: usize = 20;
/// The longest name that a key may give itself, as the standard has it.
const LONGEST_ID: usize = 1_023;
/// Whose questions are that are put to nobody in particular.
const ANYBODY: &str = "asksasksasksasksasks";
/// What the name is sealed for by which keys know their person.
const HANDLE: &str = "passkey";
/// So much of that seal is their name: 128 bits.
const HANDLE_LENGTH: usize = 32;

/// A key as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Passkey {
    /// What the browser called itself in which it was made.
    pub name: String,
    /// The domain that it belongs to.
    pub site: String,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When it was last shown, in milliseconds since 1970.
    pub used: u64,
    /// The device at which that was.
    pub device: DeviceId,
    /// Its public half, and what else there is to be checked.
    pub public: StoredPasskey,
}

/// A question that waits for its answer.
#[derive(Clone, Debug, Serialize, Deserialize)]
enum Asked {
    /// Somebody wants to make a key.
    New(RegistrationState),
    /// Somebody wants to come back in.
    Who(AuthenticationState),
}

/// A key as its person sees it.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub struct PasskeyShown {
    /// Its name.
    pub id: String,
    /// The browser and the system in which it was made.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When it was last used, in milliseconds since 1970.
    pub used: u64,
    /// Whether a manager of keys may have it on several devices.
    pub synced: bool,
    /// Whether it was made for the address that the site has now.
    pub works: bool,
}

impl PasskeyShown {
    pub(super) fn of(id: String, key: Passkey, party: Option<&Party>) -> Self {
        let works = party.is_some_and(|party| party.id == key.site);
        let Passkey { name, created, used, public, .. } = key;
        Self { id, name, created, used, synced: public.be, works }
    }
}

fn anybody() -> Result<GuestId, ApiError> {
    ANYBODY.parse().map_err(|_| ApiError::Internal)
}

/// A key did not say what it was asked for; the log says why, and nobody else.
fn refused(error: &passki::PasskiError) -> ApiError {
    tracing::debug!(%error, "a passkey is refused");
    ApiError::BadPasskey
}

impl Tables {
    fn check_passkeys(&self) -> Result<(), ApiError> {
        if self.config.ways.passkeys { Ok(()) } else { Err(ApiError::SwitchedOff) }
    }

    /// What keys know a person by. Their number is known to others; nothing leads from one to the other.
    fn handle(&self, guest: GuestId) -> String {
        let mut seal = self.signer.seal(HANDLE, guest.as_str());
        seal.truncate(HANDLE_LENGTH);
        seal
    }

    /// All keys of a person.
    async fn passkeys(&self, guest: GuestId) -> Result<Vec<(Paper, Passkey)>, ApiError> {
        let papers = self.store.read().papers_of(guest).await?.into_iter();
        let keys = papers.filter(|paper| paper.kind == PaperKind::Passkey);
        keys.map(|paper| Ok((paper.clone(), paper.read()?))).collect()
    }

    /// Asks for a new key of somebody. A question before it that nobody has answered is void.
    ///
    /// # Errors
    /// When it is switched off, or they have very many.
    pub async fn ask_for_new_key(
        self: &Arc<Self>,
        party: &Party,
        guest: GuestId,
    ) -> Result<RegistrationChallenge, ApiError> {
        self.check_passkeys()?;
        let person = self.known(Some(guest)).await?;
        let keys = self.passkeys(guest).await?;
        if keys.len() >= MOST {
            return Err(Quota::Passkeys.into());
        }
        let known: Vec<_> = keys.into_iter().map(|(_, key)| key.public).collect();
        let mut options = RegistrationOptions::default();
        options.timeout = LIFE_MS;
        // Whoever comes back types no name: the key itself must know whose it is.
        options.resident_key = ResidentKeyRequirement::Required;
        options.exclude_credentials = Some(&known);
        let handle = self.handle(guest);
        let asked = party.passki().start_passkey_registration(
            handle.as_bytes(),
            &person.name,
            &person.name,
            options,
        );
        let (question, state) = asked.map_err(|_| ApiError::Internal)?;
        let paper =
            Paper::new(PaperKind::Challenge, &question.challenge, guest, &Asked::New(state));
        let others = Op::TearOthers(PaperKind::Challenge, paper.id.clone());
        let ops = vec![Op::Keep(paper.until(self.now() + LIFE_MS)), others];
        self.store.write(Write::Papers(guest, ops)).await?;
        Ok(question)
    }

    /// Asks whoever holds a key who they are.
    ///
    /// # Errors
    /// When it is switched off.
    pub async fn ask_for_key(&self, party: &Party) -> Result<AuthenticationChallenge, ApiError> {
        self.check_passkeys()?;
        let mut options = AuthenticationOptions::default();
        options.timeout = LIFE_MS;
        let asked = party.passki().start_passkey_authentication(&[], options);
        let (question, state) = asked.map_err(|_| ApiError::Internal)?;
        let nobody = anybody()?;
        let paper =
            Paper::new(PaperKind::Challenge, &question.challenge, nobody, &Asked::Who(state));
        let ops = vec![Op::Keep(paper.until(self.now() + LIFE_MS))];
        self.store.write(Write::Papers(nobody, ops)).await?;
        Ok(question)
    }

    /// The question to which something is the answer. It is torn: there is no second answer to it.
    async fn asked(&self, guest: GuestId, client_data: &str) -> Result<Asked, ApiError> {
        let said = ClientData::from_base64(client_data).map_err(|error| refused(&error))?;
        let paper = self.store.read().paper(PaperKind::Challenge, &said.challenge).await?;
        let good = |paper: &Paper| paper.guest == guest && self.now() < paper.expires;
        let paper = paper.filter(good).ok_or(ApiError::NoChallenge)?;
        let torn = vec![Op::Tear(PaperKind::Challenge, paper.id.clone())];
        if !self.store.write(Write::Papers(guest, torn)).await? {
            return Err(ApiError::NoChallenge);
        }
        Ok(paper.read()?)
    }

    /// Keeps a key that somebody has made.
    ///
    /// # Errors
    /// When it does not answer the question, or is somebody's already.
    pub async fn keep_new_key(
        self: &Arc<Self>,
        party: &Party,
        bearer: Bearer,
        about: &About,
        made: &RegistrationCredential,
    ) -> Result<(), ApiError> {
        self.check_passkeys()?;
        let guest = bearer.guest;
        let Asked::New(state) = self.asked(guest, &made.response.client_data_json).await? else {
            return Err(ApiError::NoChallenge);
        };
        let public = party.passki().finish_passkey_registration(made, &state);
        let public = public.map_err(|error| refused(&error))?;
        if public.credential_id.len() > LONGEST_ID {
            return Err(ApiError::BadPasskey);
        }
        let (id, now) = (Passki::base64_encode(&public.credential_id), self.now());
        let (name, site) = (about.name().to_owned(), party.id.clone());
        let key = Passkey { name, site, created: now, used: now, device: bearer.device, public };
        let paper = Paper::new(PaperKind::Passkey, &id, guest, &key);
        if !self.keep_papers(guest, vec![Op::Keep(paper)]).await? {
            return Err(ApiError::KeyTaken);
        }
        // Whoever was signed out meanwhile leaves no way back in.
        if !self.knows(bearer).await? {
            self.keep_papers(guest, vec![Op::Tear(PaperKind::Passkey, id)]).await?;
            return Err(Fault::NoGuest.into());
        }
        Ok(())
    }

    /// Somebody has shown a key: this device becomes one of theirs.
    ///
    /// # Errors
    /// When the key opens nothing.
    pub async fn enter_by_key(
        self: &Arc<Self>,
        party: &Party,
        about: &About,
        shown: &AuthenticationCredential,
    ) -> Result<(Guest, Bearer), ApiError> {
        self.check_passkeys()?;
        let asked = self.asked(anybody()?, &shown.response.client_data_json).await?;
        let Asked::Who(state) = asked else { return Err(ApiError::NoChallenge) };
        let id = Passki::base64_decode(&shown.raw_id).map_err(|error| refused(&error))?;
        let id = Passki::base64_encode(&id);
        let paper = self.store.read().paper(PaperKind::Passkey, &id).await?;
        let paper = paper.ok_or(ApiError::BadPasskey)?;
        let mut key: Passkey = paper.read()?;
        let weighed = party.passki().finish_passkey_authentication(shown, &state, &key.public);
        let weighed = weighed.map_err(|error| refused(&error))?;
        // The key was asked for nobody in particular, so it has to say whose it is.
        let handle = self.handle(paper.guest);
        if weighed.user_handle.as_deref() != Some(handle.as_bytes()) {
            return Err(ApiError::BadPasskey);
        }
        self.check_not_banned(paper.guest)?;
        let person = self.known(Some(paper.guest)).await?;
        let (bearer, device) = self.new_device(paper.guest, about)?;
        (key.used, key.device) = (self.now(), bearer.device);
        key.public.counter = weighed.counter;
        // Only while the key is one of theirs, and nobody has shown it in the same moment.
        let ops = vec![Op::Keep(paper.changed(&key)), Op::Keep(device)];
        if self.keep_papers(paper.guest, ops).await? {
            Ok((person, bearer))
        } else {
            Err(ApiError::NoChallenge)
        }
    }

    /// Takes a key away from its person: it opens nothing any more.
    ///
    /// # Errors
    /// When it is no key of theirs.
    pub async fn end_key(self: &Arc<Self>, guest: GuestId, id: &str) -> Result<(), ApiError> {
        let torn = vec![Op::Tear(PaperKind::Passkey, id.to_owned())];
        if self.keep_papers(guest, torn).await? { Ok(()) } else { Err(ApiError::NoPasskey) }
    }

    /// After somebody has signed out everywhere else: the keys that were last shown at the device where they did
    /// stay with it; whoever was at another one may have made the rest.
    pub(super) async fn end_foreign_keys(
        self: &Arc<Self>,
        guest: GuestId,
        was: DeviceId,
        is: DeviceId,
    ) -> Result<(), ApiError> {
        for (paper, key) in self.passkeys(guest).await? {
            let op = if key.device == was || key.device == is {
                Op::Keep(paper.changed(&Passkey { device: is, ..key }))
            } else {
                Op::Tear(PaperKind::Passkey, paper.id)
            };
            self.keep_papers(guest, vec![op]).await?;
        }
        Ok(())
    }
}
