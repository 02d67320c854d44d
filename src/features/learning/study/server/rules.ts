/** A course is completed when it has items and all of them are done; what is added later changes nothing. */
export const isCompleted = (course: { done: number; items: number; completedAt: string | null }) =>
  course.completedAt !== null || (course.items > 0 && course.done >= course.items)

/**
 * Returns the item that "continue" opens: the item opened last if it is not done, else the next one not
 * done, else the first one not done, else the item opened last, else the first item.
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
