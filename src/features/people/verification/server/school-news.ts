import { profilePaths } from '#src/features/people/profile/paths.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Job } from '#src/server/feature.ts'
import type { Jobs } from '#src/server/jobs/jobs.ts'
import type { Both } from '#src/shared/locale.ts'
import type { SchoolDecision } from '../contract.ts'
import { schoolWords } from '../review-text.ts'

const job = 'verification-school-news'
/** People notified in one transaction. */
const turn = 100

interface News {
  /** Different for each decision, so that a job that runs again notifies no person twice. */
  key: string
  decision: SchoolDecision
  school: Both
  into: Both
  people: number[]
}

/** A school may have thousands of people, so a job sends them the news. */
export const schoolNewsJob: Job = {
  name: job,
  async run({ db, messages }, { key, decision, school, into, people }: News) {
    const words = schoolWords(decision, school, into)
    for (let from = 0; from < people.length; from += turn) {
      await db.transaction(async (tx) => {
        for (const userId of people.slice(from, from + turn)) {
          await messages.send(tx, {
            ...words,
            ...{ userId, key, kind: 'system', link: profilePaths.profile() },
            weight: decision === 'reject' ? 'important' : 'plain',
          })
        }
      })
    }
  },
}

interface Named {
  id: number
  name: string
  nameEn: string | null
}

/** In the transaction of the decision. */
export async function spreadSchoolNews(
  { tx, jobs }: { tx: Tx; jobs: Jobs },
  given: {
    decision: SchoolDecision
    school: Named & { decidedAt: Date | null }
    into: Named | undefined
    people: number[]
  },
): Promise<void> {
  const { decision, school, into, people } = given
  if (people.length === 0) return
  const news: News = {
    key: `school:${school.id}:${decision}:${school.decidedAt?.getTime() ?? 0}`,
    decision,
    school: bothOf(school),
    into: bothOf(into ?? school),
    people,
  }
  await jobs.enqueue(tx, job, news)
}

const bothOf = ({ name, nameEn }: Named): Both => ({ zh: name, en: nameEn || name })
