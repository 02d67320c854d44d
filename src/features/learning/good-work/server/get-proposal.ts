import { and, eq } from 'drizzle-orm'
import { presentPerson } from '#src/features/content/bank/server/person-name.ts'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { headOf } from '#src/features/learning/class/server/state.ts'
import { readHomework } from '#src/features/learning/homework/server/facts.ts'
import { maySeeSimilar } from '#src/features/learning/homework/server/rules.ts'
import { homeworkHandIns } from '#src/features/learning/homework/tables.ts'
import { noWords } from '#src/features/learning/task/server/merge-drafts.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { goodWorkApi as api, Proposal } from '../contract.ts'
import { goodWorkErrors as errors } from '../errors.ts'
import { findWork, namesOfGone } from './find-work.ts'
import { mayEnd, mayPropose } from './rules.ts'

/** Returns a work to a teacher as the class would see it: without marks, comments and names of files. */
export async function getProposal(call: Call<typeof api.getProposal>): Promise<Proposal> {
  const { db, viewer, locale, input } = call
  const facts = await readHomework(db, { homeworkId: input.homeworkId, userId: viewer.id })
  must(maySeeSimilar(facts))
  const found = await findWork(db, input)
  const { workId, group, handIn, returned, students, good } = found
  // What is shown already stays the hand-in that the students have agreed to.
  const number = good?.handIn ?? handIn
  const [words = noWords] =
    workId === null || (!returned && !good)
      ? []
      : await db
          .select({
            text: homeworkHandIns.text,
            photos: homeworkHandIns.photos,
            files: homeworkHandIns.files,
          })
          .from(homeworkHandIns)
          .where(and(eq(homeworkHandIns.workId, workId), eq(homeworkHandIns.number, number)))
  const given = await readGivenFiles(call, [...words.photos, ...words.files], { nameless: true })
  return {
    ...headOf(facts),
    homework: { homeworkId: facts.homeworkId, title: facts.title },
    // Before the return they may be hidden.
    students: returned ? students.map((one) => presentPerson(one, locale)!) : [],
    ...{ group, work: words, given, handIn: number },
    good: good && {
      ...{ goodWorkId: good.goodWorkId, state: good.state },
      answers: good.asked.map(({ person, answer }) => ({
        ...{ student: presentPerson(person, locale)!, answer },
      })),
    },
    can: {
      propose: canOf(
        mayPropose(facts, {
          ...{ returned: returned && workId !== null, state: good?.state ?? null },
          gone: namesOfGone(found, locale),
        }),
      ),
      end: canOf(good ? mayEnd(facts, good.state) : errors.unknown),
    },
  }
}
