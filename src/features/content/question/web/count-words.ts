/** Counts words of rich text: a Chinese character is one, and so is a run of letters or digits. */
export function countWords(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, ' ')
  return text.match(/\p{Script=Han}|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}
