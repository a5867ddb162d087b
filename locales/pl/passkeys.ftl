# Klucze dostępu: tworzenie, użycie, usuwanie.

passkey-make = Utwórz klucz dostępu
passkey-made = Klucz dostępu jest gotowy. Wrócisz z nim wszędzie tam, gdzie go masz.
passkey-cancelled = Nie utworzono klucza dostępu.
passkey-known = Masz już tutaj klucz dostępu.
passkey-failed = Ta przeglądarka nie mogła tego zrobić. Spróbuj w innej albo użyj kodu odzyskiwania.
passkey-one = Klucz dostępu: { $name }
passkey-unnamed = Klucz dostępu
passkey-used = ostatnio użyty { $when }
passkey-synced = w twoim menedżerze haseł
passkey-elsewhere = utworzony dla innego adresu tej strony
passkey-remove = Usuń
passkey-remove-of = Usuń: { $name }
passkey-remove-title = Usunąć ten klucz dostępu?
passkey-remove-text = Nie otworzy tu już niczego. Urządzenie może go nadal proponować, dopóki nie usuniesz go również tam.
passkey-remove-last = Potem jedyną drogą powrotu będzie ta przeglądarka. Kto ją straci, straci { $name } i wszystkie gry.
passkey-removed = Klucz dostępu został usunięty.
passkey-enter = Zaloguj się kluczem dostępu
passkey-not-shown = Nie użyto klucza dostępu. Możesz spróbować jeszcze raz.
passkey-offer = Zna cię tylko ta przeglądarka. Z kluczem dostępu wrócisz z dowolnego urządzenia, bez hasła.
passkey-later = Nie teraz
error-no-challenge = Trwało to za długo albo zostało już zrobione. Spróbuj jeszcze raz.
error-bad-passkey = Ten klucz dostępu niczego tu nie otwiera. Może został usunięty?
error-key-taken = Ten klucz dostępu jest tu już znany.
error-no-passkey = Nie masz takiego klucza dostępu.
error-many-passkeys = Masz bardzo dużo kluczy dostępu. Najpierw usuń któryś z nich.
