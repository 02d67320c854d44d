/** Attempts that the strongest and the weakest group have, 27 % each (Kelley 1939); null with too few for two groups. */
export const groupSize = (n: number): number | null => (n < 4 ? null : Math.round(n * 0.27))

/** Attempts in fifths of their totals, the weakest first; null with fewer than ten. */
export const fifthOf = (place: number, n: number): number => Math.floor((place * 5) / n)
