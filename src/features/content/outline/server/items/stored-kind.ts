import type { z } from 'zod'
import type { Names } from '#src/features/content/draft/server/draft-host.ts'
import type { ItemBodies, ItemType } from '../../records.ts'

/** A kind of item as the server knows it. */
export interface StoredKind<T extends ItemType = ItemType> {
  type: T
  /** Checks and cleans what a draft keeps of it. */
  schema: z.ZodType<ItemBodies[T]>
  /** The files and questions that it names. */
  names: (body: ItemBodies[T]) => Names
  /** Leaves out files and questions that are no more. */
  without: (body: ItemBodies[T], gone: Names) => ItemBodies[T]
  /** The formatted texts in it, in reading order. */
  texts: (body: ItemBodies[T]) => readonly string[]
}

export const storedKind = <T extends ItemType>(kind: StoredKind<T>): StoredKind<T> => kind
