/** MiB of a paste as it is sent. HTML of Word is mostly styles; one person may have 4 under way. */
export const pasteMiB = 3
export const pasteBytes = pasteMiB * 1024 * 1024

/** Whether a paste is short enough to be sent. */
export const fitsPaste = (text: string): boolean =>
  new TextEncoder().encode(JSON.stringify(text)).length <= pasteBytes
