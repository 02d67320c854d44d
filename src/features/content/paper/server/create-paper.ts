import type { Tx } from '#src/server/database/db.ts'
import { fixVersions } from '../../bank/server/save-question.ts'
import { paperQuestions, papers, paperSections } from '../tables.ts'

export interface NewPaper {
  ownerId: number
  name: string
  nameEn?: string
  printedTotal: number | null
  /** Of a paper A or B. */
  planId?: number
  choice?: string
  /** `intro`: clean rich text. */
  sections: readonly {
    name: string
    nameEn?: string
    intro: string
    introEn?: string
    printedTotal: number | null
  }[]
  /** In their order; `section` null: before the first section. */
  questions: readonly {
    questionId: number
    versionId: number
    section: number | null
    points: number
  }[]
}

/** Writes a paper of existing questions; their versions are fixed by it. @returns its id */
export async function createPaper(tx: Tx, given: NewPaper): Promise<number> {
  const { sections, questions, ...paper } = given
  const [{ id: paperId } = { id: 0 }] = await tx
    .insert(papers)
    .values(paper)
    .returning({ id: papers.id })
  const hasOpening = sections.length === 0 || questions.some(({ section }) => section === null)
  const all = [
    ...(hasOpening ? [{ name: '', nameEn: '', intro: '', introEn: '', printedTotal: null }] : []),
    ...sections,
  ]
  const made = await tx
    .insert(paperSections)
    .values(
      all.map(({ name, nameEn = '', intro, introEn = '', printedTotal }, position) => ({
        ...{ paperId, position, name, nameEn, intro, introEn, printedTotal },
      })),
    )
    .returning({ id: paperSections.id, position: paperSections.position })
  const idAt = new Map(made.map(({ id, position }) => [position, id]))
  const first = hasOpening ? 1 : 0
  const rows = questions.map(({ questionId, versionId, section, points }, position) => ({
    ...{ questionId, versionId, position, points },
    sectionId: idAt.get(section === null ? 0 : section + first)!,
  }))
  const batch = 2000
  for (let at = 0; at < rows.length; at += batch) {
    await tx.insert(paperQuestions).values(rows.slice(at, at + batch))
  }
  await fixVersions(
    tx,
    questions.map(({ versionId }) => versionId),
  )
  return paperId
}
