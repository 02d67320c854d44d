/** A deleted course may be restored for so many days, and is then deleted for good. */
export const restoreDays = 30
