/** Hours where there are any, minutes, seconds; people type both colons and spaces around. */
const written = /^(?:(\d{1,2})[:：])?(\d{1,4})[:：](\d{1,2})$/

/** Reads a time of a film as its clock shows it: '0:19', '12:05', '1:02:09'. @returns seconds; undefined for other words */
export function secondOf(text: string): number | undefined {
  const found = written.exec(text.normalize('NFKC').replaceAll(/\s/g, ''))
  if (!found) return undefined
  const [hours, minutes, seconds] = [found[1] ?? 0, found[2], found[3]].map(Number)
  const isClock = seconds! < 60 && (found[1] === undefined || minutes! < 60)
  return isClock ? hours! * 3600 + minutes! * 60 + seconds! : undefined
}
