/** Returns the list with one of its items at another place. */
export function movedTo<T>(list: readonly T[], item: T, to: number): T[] {
  const rest = list.filter((each) => each !== item)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
