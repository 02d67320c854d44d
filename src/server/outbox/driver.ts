import type { OutboxRow } from './tables.ts'

/** Delivers one message to the outside. */
export interface Driver {
  /** May be called again with the same row: the receiver gets the row's id and drops doubles by it. */
  deliver(message: OutboxRow, signal: AbortSignal): Promise<void>
  close(): void
}

/**
 * A failed delivery. `lasting` means that trying again cannot help. The text is stored and logged, so
 * it must contain neither the message nor the other side's answer, which may quote the message.
 */
export class DeliveryError extends Error {
  readonly lasting: boolean

  constructor(message: string, lasting: boolean) {
    super(message)
    this.lasting = lasting
  }
}
