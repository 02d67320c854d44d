/** The time over which the speed is a mean: shorter ones jump, longer ones do not see a change. */
const spanMs = 6000

/** Returns a function that takes the bytes sent so far and answers the bytes a second of the last moments. */
export function measureSpeed(now: () => number = () => performance.now()) {
  let marks: { at: number; bytes: number }[] = []
  return (bytes: number): number | undefined => {
    const at = now()
    if (bytes < (marks.at(-1)?.bytes ?? 0)) marks = []
    const inSpan = marks.filter((mark) => at - mark.at <= spanMs)
    marks = [...(inSpan.length > 0 ? inSpan : marks.slice(-1)), { at, bytes }]
    const first = marks[0]!
    const seconds = (at - first.at) / 1000
    return seconds < 0.5 ? undefined : (bytes - first.bytes) / seconds
  }
}
