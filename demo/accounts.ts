/** Every demo person's password. Told at start; the README says to change it before real use. */
export const demoPassword = 'Farsail-2026'

/** The accounts to show the school with. */
export const shownAccounts = ['student', 'teacher', 'admin'] as const
