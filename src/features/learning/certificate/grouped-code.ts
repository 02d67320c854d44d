/** Writes a code as it is printed: '7K2M-…'. It stands alone, because pages that only link to certificates load it. */
export const groupedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-')
