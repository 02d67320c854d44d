import { windowOf } from '#src/features/content/draft/test-drafts.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { authoringApi } from '#src/features/learning/authoring/contract.ts'
import { courseStaff } from '#src/features/learning/course/tables.ts'
import {
  subjectCategories,
  subjectDirections,
  subjectMajors,
} from '#src/features/content/subject/tables.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { approvalApi } from './contract.ts'
import { reading, wholeChapter, wholeOffer } from './test-changes.ts'

/** Opens a world whose teachers make courses that are whole. */
export async function openApproval() {
  const world = await openWorld()
  const { app, newUser } = world
  const { db } = app.kernel
  const { give } = testFiles(world)
  const [category] = await db.select().from(subjectCategories)
  const named = { name: '国际经济与贸易', nameEn: 'International trade', position: 0 }
  const [major] = await db.insert(subjectMajors).values(named).returning()
  const [direction] = await db
    .insert(subjectDirections)
    .values({ ...named, majorId: major!.id })
    .returning()
  const subjects = { categoryId: category!.id, majorId: major!.id, directionId: direction!.id }
  let windows = 0

  async function wholeCourse(teacher: Person, name = '国际贸易实务') {
    const made = await teacher(authoringApi.createCourse, { kind: 'premium', name })
    const { userFileId } = await give(teacher, `头像-${made.courseId}.png`)
    const page = windowOf(teacher, made.draftId, `window-${(windows += 1)}`)
    await page.open()
    await page.save([
      ...wholeOffer({ ...subjects, avatarFileId: userFileId }),
      ...[wholeChapter('c-1', '第一章'), reading('i-1')],
    ])
    return { ...made, page, avatarFileId: userFileId }
  }
  type Course = Awaited<ReturnType<typeof wholeCourse>>

  const submit = (teacher: Person, { courseId }: { courseId: number }) =>
    teacher(approvalApi.submit, { courseId })

  /** A course that was approved, and published where wanted. */
  async function approved(teacher: Person, { published = false } = {}): Promise<Course> {
    const course = await wholeCourse(teacher)
    const { submissionId } = await submit(teacher, course)
    await (
      await newUser('reviewer')
    )(approvalApi.approveSubmission, { submissionId })
    if (published) await teacher(approvalApi.publish, { courseId: course.courseId })
    return course
  }

  async function coTeacher({ courseId }: { courseId: number }, mayRelease: boolean) {
    const person = await newUser('teacher')
    const right = { courseId, userId: person.id, mayEdit: true, mayRelease }
    await db.insert(courseStaff).values({ ...right, acceptedAt: new Date() })
    return person
  }

  /** Releases everything that the list shows. */
  async function release(teacher: Person, { courseId }: { courseId: number }) {
    const { revision } = await teacher(approvalApi.getChanges, { courseId })
    return teacher(approvalApi.release, { courseId, revision })
  }

  return { ...world, db, give, wholeCourse, submit, approved, coTeacher, release }
}
