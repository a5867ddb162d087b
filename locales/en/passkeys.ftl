# Passkeys: made, shown, removed.

passkey-make = Make a passkey
passkey-made = The passkey is made. It brings you back wherever you have it.
passkey-cancelled = No passkey was made.
passkey-known = There is a passkey of yours here already.
passkey-failed = This browser could not do that. Try another one, or a recovery code.
passkey-one = Passkey: { $name }
passkey-unnamed = Passkey
passkey-used = last used { $when }
passkey-synced = kept by your password manager
passkey-elsewhere = made for another address of this site
passkey-remove = Remove
passkey-remove-of = Remove: { $name }
passkey-remove-title = Remove this passkey?
passkey-remove-text = It will open nothing here any more. Your device may go on offering it until you delete it there too.
passkey-remove-last = After that only this browser is a way back in. Whoever loses it loses { $name } and all games.
passkey-removed = The passkey is removed.
passkey-enter = Sign in with a passkey
passkey-not-shown = No passkey was used. You can try again.
passkey-offer = Only this browser knows you. With a passkey you come back from any device, without a password.
passkey-later = Not now
error-no-challenge = That took too long, or was done before. Try again.
error-bad-passkey = This passkey opens nothing here. Was it removed?
error-key-taken = This passkey is known here already.
error-no-passkey = There is no such passkey of yours.
error-many-passkeys = You have very many passkeys. Remove one first.
