import type { DraftKind, DraftRecord } from '#src/features/content/draft/record.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { portOfMany } from '#src/server/ports.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { DraftHost } from '../../draft/server/draft-host.ts'

/** Facts beside the records that travel, such as whether a course is premium or open. */
export type Facts = Record<string, string>

/** A textbook as another school finds it. */
export interface NamedTextbook {
  isbn: string
  name: Pick<Bilingual, 'zh' | 'en'>
}

/** The room whose courses or textbooks are exported and imported. */
export interface ArchiveHost extends Pick<DraftHost, 'schemas' | 'namesOf'> {
  kind: DraftKind
  /** Finds the draft of one that the person may edit; null for others. */
  draftOf(db: Db, viewer: Viewer, id: number): Promise<number | null>
  /** Makes a new one of a person. @returns null where the person has as many as one may have */
  insert(
    tx: Tx,
    given: { ownerId: number; records: ReadonlyMap<string, DraftRecord>; facts: Facts },
  ): Promise<{ id: number; draftId: number } | null>
  facts(db: Db, draftId: number): Promise<Facts>
  /** The page on which it is edited. */
  pathOf(db: Db, id: number): Promise<string>
  textbooks?: {
    name(db: Db, id: number): Promise<NamedTextbook | null>
    /** Finds one's own or a published textbook. */
    find(tx: Tx, ownerId: number, named: NamedTextbook): Promise<number | null>
  }
}

export const archiveHosts = portOfMany<ArchiveHost>('the rooms of archives')

export const archiveHostOf = (
  { ports }: Pick<Kernel, 'ports'>,
  kind: DraftKind,
): ArchiveHost | undefined => ports.all(archiveHosts).find((host) => host.kind === kind)

/** The room that knows textbooks by their names. */
export const textbooksOf = ({ ports }: Pick<Kernel, 'ports'>) =>
  ports.all(archiveHosts).flatMap(({ textbooks }) => (textbooks ? [textbooks] : []))[0]
