import type { OfficeOrder } from '../child/office-order.ts'

export interface Order extends OfficeOrder {
  signal: AbortSignal
}

/** The memory of a running LibreOffice, with the share that a large document may add. */
export const officeMostMiB = 2600

/** Converts a document by LibreOffice: the system's where a setting names it, else the package. */
export interface Office {
  /** @returns the path of the result */
  convert(order: Order): Promise<string>
}
