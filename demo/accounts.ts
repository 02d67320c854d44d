/** The password of every demo person. Printed at start; the README says to change it before real use. */
export const demoPassword = 'Farsail-2026'

/** The accounts that the README and the start message name. */
export const shownAccounts = ['student', 'teacher', 'admin'] as const
