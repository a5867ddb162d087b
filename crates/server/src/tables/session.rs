//! Where people are known: devices come, are seen, and go.

use std::sync::Arc;

use quadrivium_table::api::Name;
use quadrivium_table::ids::GuestId;
use quadrivium_table::{Fault, Guest, zone};

use super::Tables;
use super::finding::Call;
use crate::ApiError;
use crate::sessions::{About, Device};
use crate::sign::{Bearer, DeviceId};
use crate::store::{Op, Paper, PaperKind, StoreError, Touched, Write};
use crate::surroundings::SystemEntropy;

/// How often somebody new is let try again when others have used their invitation meanwhile.
const TRIES: u32 = 8;

impl Tables {
    /// Changes what is kept about a person, and has what is remembered of it forgotten; whether it was
    /// changed. Runs to its end even if whoever asked goes away.
    pub(super) async fn keep_papers(
        self: &Arc<Self>,
        guest: GuestId,
        ops: Vec<Op>,
    ) -> Result<bool, ApiError> {
        let tables = Arc::clone(self);
        let touched = Touched::by(&ops);
        let done = tokio::spawn(async move {
            let written = tables.store.write(Write::Papers(guest, ops)).await;
            // After an error and where somebody else was quicker too: nobody knows what is stored.
            if touched == Touched::Everything {
                tables.sessions.changed(Some(guest));
            }
            if touched != Touched::Nothing && !matches!(written, Ok(false)) {
                tables.call(Call::Person(guest));
            }
            written
        });
        Ok(done.await.unwrap_or(Err(StoreError::Failed("a change panicked".into())))?)
    }

    /// A device and its paper; nothing if it was signed out or never was.
    async fn device(&self, id: DeviceId) -> Result<Option<(Paper, Device)>, StoreError> {
        let age = match self.sessions.get(id) {
            Ok(known) => return Ok(Some(known)),
            Err(age) => age,
        };
        let Some(paper) = self.store.read().paper(PaperKind::Device, id.as_str()).await? else {
            return Ok(None);
        };
        let device: Device = paper.read()?;
        self.sessions.remember(age, id, paper.clone(), device.clone());
        Ok(Some((paper, device)))
    }

    /// Whether a cookie is from before there were devices, and not void.
    fn is_first(&self, bearer: Bearer) -> bool {
        let generation = self.signer.generation(bearer.guest);
        bearer.turn == 0 && self.signer.first_device(bearer.guest, generation) == bearer.device
    }

    /// Whether a cookie is good, with the key of its turn or, of a connection that is open, with
    /// whatever key its device has now.
    async fn is_good(&self, bearer: Bearer, open: bool) -> Result<bool, StoreError> {
        if self.orders().ban(bearer.guest, self.now()).is_some() {
            return Ok(false);
        }
        let Some((paper, device)) = self.device(bearer.device).await? else {
            let first = self.is_first(bearer);
            return Ok(first && self.store.read().guest(bearer.guest).await?.is_some());
        };
        let takes = open || device.takes(bearer.turn, self.now());
        Ok(paper.guest == bearer.guest && takes)
    }

    /// Whether a cookie that we have signed is still good.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn knows(&self, bearer: Bearer) -> Result<bool, ApiError> {
        Ok(self.is_good(bearer, false).await?)
    }

    /// Whether what a cookie has opened may stay open.
    pub async fn keeps_open(&self, bearer: Bearer) -> bool {
        // Who cannot be asked about is not sent away: nothing can be stored either.
        self.is_good(bearer, true).await.unwrap_or(true)
    }

    /// Somebody is new: a name, and the device that they are at.
    ///
    /// # Errors
    /// When the name cannot be used.
    pub async fn arrive(
        self: &Arc<Self>,
        name: &Name,
        about: &About,
    ) -> Result<(Guest, Bearer), ApiError> {
        let id = GuestId::random(self.moment().entropy)?;
        let mut guest = Guest::named(id, &name.name)?;
        let (bearer, paper) = self.new_device(id, about)?;
        let mut ops = vec![Op::Name(guest.clone()), Op::Keep(paper)];
        if let Some(name) = &name.zone {
            zone(name)?;
            ops.push(Op::Zone(name.clone()));
            guest.card.zone = Some(name.clone());
        }
        // Others may come by the same invitation at the same moment.
        for _ in 0..TRIES {
            let admitted = self.admit(name.invitation.as_deref()).await?;
            let all = admitted.into_iter().chain(ops.clone()).collect();
            if self.keep_papers(id, all).await? {
                return Ok((guest, bearer));
            }
        }
        Err(ApiError::Busy)
    }

    /// A device that a person gets; it is not kept yet.
    pub(super) fn new_device(
        &self,
        guest: GuestId,
        about: &About,
    ) -> Result<(Bearer, Paper), ApiError> {
        // Not from the entropy of tables, which is the same where there are no devices.
        let id = DeviceId::random(&SystemEntropy)?;
        let device = Device::new(about, self.now());
        let bearer = Bearer { guest, device: id, turn: device.turn };
        Ok((bearer, Paper::new(PaperKind::Device, &id, guest, &device)))
    }

    /// Somebody is here: notes it, gives the device another key from time to time, and turns a cookie
    /// from before there were devices into one. The cookie to be set now; nothing where that cannot be
    /// stored at present.
    pub async fn visit(self: &Arc<Self>, bearer: Bearer, about: &About) -> Option<Bearer> {
        match self.try_to_visit(bearer, about).await {
            Ok(turn) => Some(Bearer { turn, ..bearer }),
            Err(error) => {
                tracing::debug!(%error, "a visit is not noted");
                None
            }
        }
    }

    async fn try_to_visit(
        self: &Arc<Self>,
        bearer: Bearer,
        about: &About,
    ) -> Result<u64, ApiError> {
        let now = self.now();
        let Some((paper, device)) = self.device(bearer.device).await? else {
            // Only a cookie from before there were devices makes one: what was signed out stays so.
            if !self.is_first(bearer) {
                return Err(Fault::NoGuest.into());
            }
            let device = Device { confirmed: false, ..Device::new(about, now) };
            let paper = Paper::new(PaperKind::Device, &bearer.device, bearer.guest, &device);
            // Another tab may have been quicker, with the same device.
            self.keep_papers(bearer.guest, vec![Op::Keep(paper)]).await?;
            return Ok(device.turn);
        };
        if let Some(visited) = device.visited(bearer.turn, now) {
            let changed = paper.changed(&visited);
            if self.keep_papers(bearer.guest, vec![Op::Keep(changed)]).await? {
                return Ok(visited.turn);
            }
        }
        // Whoever was quicker has the newest.
        let newest = self.device(bearer.device).await?;
        newest.map(|(_, device)| device.turn).ok_or_else(|| Fault::NoGuest.into())
    }

    /// Signs a device out: it is nobody from now on, and what it has opened ends.
    ///
    /// # Errors
    /// When it is no device of theirs.
    pub async fn end_device(
        self: &Arc<Self>,
        guest: GuestId,
        device: DeviceId,
    ) -> Result<(), ApiError> {
        let generation = self.signer.generation(guest);
        // First the cookie that would make it anew.
        if self.signer.first_device(guest, generation) == device {
            self.void_first(guest).await?;
        }
        // Whoever was at it may have made a link that nobody has used yet.
        let links = Op::TearOthers(PaperKind::Link, String::new());
        // Nor does it show anything any more.
        let push = Op::Tear(PaperKind::Push, device.to_string());
        let torn = vec![Op::Tear(PaperKind::Device, device.to_string()), links, push];
        if self.keep_papers(guest, torn).await? { Ok(()) } else { Err(ApiError::NoDevice) }
    }

    /// Voids all cookies of a person from before there were devices; whether nobody else just did.
    pub(super) async fn void_first(self: &Arc<Self>, guest: GuestId) -> Result<bool, ApiError> {
        let tables = Arc::clone(self);
        // To its end even if whoever asked goes away: what is void there must be void here.
        let done = tokio::spawn(async move {
            let generation = tables.signer.generation(guest).saturating_add(1);
            let written = tables.store.write(Write::Renew(guest, generation)).await?;
            tables.signer.renewed(guest, generation);
            tables.sessions.changed(Some(guest));
            Ok(written)
        });
        done.await.unwrap_or(Err(ApiError::Internal))
    }

    /// Signs all devices of a person out, this one too, which becomes a new one; links, the recovery code
    /// and passkeys that were last used elsewhere are void.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn renew_guest(
        self: &Arc<Self>,
        old: Bearer,
        about: &About,
    ) -> Result<(Guest, Bearer), ApiError> {
        let id = old.guest;
        let guest = self.known(Some(id)).await?;
        if !self.void_first(id).await? {
            // Somebody else with the same cookie was quicker.
            return Err(Fault::NoGuest.into());
        }
        let (bearer, paper) = self.new_device(id, about)?;
        let others = Op::TearOthers(PaperKind::Device, bearer.device.to_string());
        // Whoever else was here may have made a link or a code.
        let ways = [PaperKind::Link, PaperKind::Recovery, PaperKind::Push];
        let ways = ways.map(|kind| Op::TearOthers(kind, String::new()));
        self.keep_papers(id, [Op::Keep(paper), others].into_iter().chain(ways).collect()).await?;
        self.end_foreign_keys(id, old.device, bearer.device).await?;
        Ok((guest, bearer))
    }
}
