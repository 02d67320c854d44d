import { cutCues } from '#src/features/content/film/server/cut-words.ts'
import { cutItemTexts } from '#src/features/learning/course/server/item-texts.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { transferCoins } from '#src/features/money/coins/server/transfer-coins.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { countBehind } from '#src/features/learning/progress/server/count-behind.ts'
import { seedNewItem } from '#src/features/learning/course/server/seed-new-item.ts'
import { installationMarks } from '#src/server/database/tables.ts'
import { demoPassword } from './accounts.ts'
import { courses } from './courses.ts'
import { loadApplicants, storeDocuments } from './load-applicants.ts'
import { loadAttempts, storePhoto } from './load-attempts.ts'
import { loadBank, storeForms } from './load-bank.ts'
import { loadCertificates, storeCertificatePictures } from './load-certificates.ts'
import { loadClasses } from './load-classes.ts'
import { loadHomeworkQuiz } from './load-homework-quiz.ts'
import { homeworkPages, loadHomework } from './load-homework.ts'
import { loadCourse } from './load-course.ts'
import { loadSubmitted } from './load-submitted.ts'
import { loadSubjects } from './load-subjects.ts'
import { loadEarlierVersion } from './load-earlier-version.ts'
import { loadFavourites } from './load-favourites.ts'
import { loadFeedback, storeAttachments } from './load-feedback.ts'
import { loadLearning } from './load-learning.ts'
import { storeMedia } from './load-media.ts'
import { loadFilmQuestions } from './load-film-questions.ts'
import { loadInteractions } from './load-interactions.ts'
import { loadBullets } from './load-bullets.ts'
import { loadNotes, storeFrame } from './load-notes.ts'
import { loadTasks } from './load-tasks.ts'
import { loadProgress } from './load-progress.ts'
import { TeacherFiles } from './load-user-files.ts'
import { loadQuestions } from './load-questions.ts'
import { loadRemarking } from './load-remarking.ts'
import { loadRepair } from './load-repair.ts'
import { loadTextbooks } from './load-textbooks.ts'
import { loadTodos } from './load-todos.ts'
import { demoSchools, people } from './people.ts'

/** The coins of every demo person at the start. */
const openingCoins = 300

/** Loads the demo school into an empty database, in one transaction. */
export async function loadDemo(kernel: Kernel): Promise<void> {
  const media = await storeMedia(kernel, courses)
  const documents = await storeDocuments(kernel)
  const attachments = await storeAttachments(kernel)
  const forms = await storeForms(kernel)
  const photo = await storePhoto(kernel)
  const taskPhoto = await storePhoto(kernel)
  const pages: Awaited<ReturnType<typeof storePhoto>>[] = []
  // A stored file belongs to one of a person's files.
  for (let at = 0; at < homeworkPages; at++) pages.push(await storePhoto(kernel))
  const frame = await storeFrame(kernel)
  const pictures = await storeCertificatePictures(kernel)
  const passwordHash = await hashPassword(demoPassword, kernel.config.ARGON2_MEMORY_KIB)
  await kernel.db.transaction(async (tx) => {
    const schoolIds = await loadSchools(tx)
    const userIds = await loadPeople(tx, schoolIds, passwordHash)
    const { messages } = kernel
    await loadApplicants({ tx, messages, passwordHash, schoolIds, userIds, documents })
    const subjects = await loadSubjects(tx, courses)
    const questionIds = await loadQuestions(tx, userIds)
    const earlier = await loadEarlierVersion(tx, userIds, questionIds)
    const files = new TeacherFiles(tx)
    await loadBank(tx, userIds, { forms, files })
    const given = { config: kernel.config, userIds, subjects }
    const loaded = []
    for (const course of courses) {
      loaded.push(await loadCourse(tx, course, { ...given, questionIds, media, files }))
    }
    // The jobs would do it within a minute; a new school is searched at once.
    await cutCues(tx)
    await cutItemTexts(tx)
    await loadTextbooks(tx, loaded, { events: kernel.events, userIds, subjects })
    await loadLearning(tx, loaded, userIds)
    await loadCertificates(tx, kernel, loaded, { userIds, pictures })
    await loadNotes(tx, loaded, { userId: userIds.get('student')!, frame })
    await loadInteractions(tx, loaded, userIds)
    await loadTasks(tx, loaded, { userIds, photo: taskPhoto })
    await loadBullets(tx, loaded, userIds)
    await loadFilmQuestions(tx, loaded, questionIds)
    await loadFavourites(tx, loaded, userIds)
    await loadAttempts(tx, kernel.ports, { earlier, photo })
    const studentId = userIds.get('student')!
    await loadProgress(tx, kernel.ports, { loaded, studentId })
    const open = loaded.find(({ course }) => course.slug === 'trade-documents')!
    await seedNewItem(tx, open.courseId)
    await loadRemarking(tx, kernel.ports, { userIds, questionIds })
    await loadRepair(tx, userIds)
    await loadClasses(tx, loaded, { userIds, questionIds })
    await loadTodos(tx, userIds)
    const { classId } = await loadHomework(tx, { userIds, pages })
    await loadHomeworkQuiz(tx, kernel, { classId, userIds })
    await loadSubmitted(tx, loaded, { userIds, subjects, messages })
    await loadFeedback(tx, userIds, attachments)
    await tx.insert(installationMarks).values({ name: 'demo' })
  })
  // The job would do it before the next morning.
  await countBehind(kernel.db)
}

async function loadSchools(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .insert(schools)
    .values(
      demoSchools.map(({ provinceId, name }) => ({
        provinceId,
        name: name.zh,
        nameEn: name.en,
        auditStatus: 'approved' as const,
      })),
    )
    .returning({ id: schools.id, name: schools.name })
  return new Map(rows.map((row) => [row.name, row.id]))
}

async function loadPeople(tx: Tx, schoolIds: Map<string, number>, passwordHash: string) {
  const ids = new Map<string, number>()
  for (const person of people) {
    const id = await createUser(tx, {
      username: person.username,
      passwordHash,
      realName: person.realName,
      accountRole: person.accountRole,
      customRoles: person.customRoles ?? [],
      schoolId: schoolIds.get(person.school),
      introduction: person.introduction?.zh ?? '',
      introductionEn: person.introduction?.en,
    })
    ids.set(person.username, id)
    await transferCoins(tx, {
      key: `opening:user:${id}`,
      reason: 'opening',
      from: { system: 'issue' },
      to: { userId: id },
      amount: openingCoins,
    })
  }
  return ids
}
