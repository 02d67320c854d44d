/** Counts the characters that a person sees: one for a sign beyond the first plane. */
export const lengthOf = (text: string): number => [...text].length
