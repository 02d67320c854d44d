import type { OutboxRow } from './tables.ts'

/** Hands one message over to the outside. */
export interface Driver {
  /** May be called again with the same row: the receiver is told the row's id to drop doubles by. */
  deliver(message: OutboxRow, signal: AbortSignal): Promise<void>
  close(): void
}

/**
 * A delivery that failed. `lasting`: trying again cannot help. The text is kept and logged, so it
 * must hold nothing of the message and nothing the other side wrote (it may quote the message).
 */
export class DeliveryError extends Error {
  readonly lasting: boolean

  constructor(message: string, lasting: boolean) {
    super(message)
    this.lasting = lasting
  }
}
