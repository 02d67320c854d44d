/** A course is completed when it has items and all of them are done. */
export const isCompleted = (course: { done: number; items: number }) =>
  course.items > 0 && course.done >= course.items

/**
 * Where "continue" leads: the item opened last while it is not done, else the next one that is not
 * done, else the first such, else the item opened last or the first of all.
 * @param items in reading order
 */
export function nextItem<T extends { itemId: number; done: boolean }>(
  items: T[],
  placeItemId: number | null,
): T | undefined {
  const place = items.findIndex((item) => item.itemId === placeItemId)
  const isLeft = (item: T) => !item.done
  return (
    items.slice(Math.max(place, 0)).find(isLeft) ??
    items.find(isLeft) ??
    items[place === -1 ? 0 : place]
  )
}
