import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { fileMeasured, fileMeasures } from './uses-port.ts'

/**
 * Tells every room what is known of stored bytes. Works call it at their end, and a replacement for bytes that
 * were read before.
 */
export async function tellMeasures(
  { ports, events }: Pick<Kernel, 'ports' | 'events'>,
  tx: Tx,
  fileId: number,
): Promise<void> {
  for (const measuresOf of ports.all(fileMeasures)) {
    const measures = await measuresOf(tx, fileId)
    if (!measures) continue
    for (const tell of ports.all(fileMeasured))
      await tell(tx, { ...measures, fileId }, { events, ports })
  }
}
