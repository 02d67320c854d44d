import type { Kernel } from '#src/server/kernel.ts'
import type { Ruling } from '#src/shared/can.ts'
import { hasOffice } from '../../document/server/office.ts'
import { exchangeErrors } from '../errors.ts'
import type { ExportFormat } from '../export-api.ts'
import { undoDays, type importStates } from '../import-api.ts'

type State = (typeof importStates)[number]

/** Rows are kept, left out and edited between the reading and the taking over. */
export const mayReview = ({ state }: { state: State }): Ruling =>
  state === 'review' ? null : exchangeErrors.notInReview

/** As long as deleted questions are kept. */
export const mayUndo = ({ state, takenAt }: { state: State; takenAt: Date | null }): Ruling =>
  state === 'taken' && takenAt !== null && Date.now() - takenAt.getTime() < undoDays * 86_400_000
    ? null
    : exchangeErrors.notTaken

/** A PDF for printing is made by LibreOffice. */
export const mayExport = (kernel: Pick<Kernel, 'config'>, format: ExportFormat): Ruling =>
  format !== 'pdf' || hasOffice(kernel) ? null : exchangeErrors.pdfNeedsOffice
