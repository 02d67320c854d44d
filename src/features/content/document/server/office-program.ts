import type { OfficeOrder } from '../child/office-order.ts'

export interface Order extends OfficeOrder {
  signal: AbortSignal
  /** No other attempt follows, so that a lack of memory is said instead of waited for. */
  last: boolean
}

/** Converts a document by LibreOffice: the system's where a setting names it, else the package. */
export interface Office {
  /** @returns the path of the result */
  convert(order: Order): Promise<string>
}
