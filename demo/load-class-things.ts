import { sql } from 'drizzle-orm'
import { seedAnnouncement } from '#src/features/learning/announcement/server/seed-announcement.ts'
import { seedClassCourse } from '#src/features/learning/class-course/server/seed-class-course.ts'
import { seedMaterials } from '#src/features/learning/class-material/server/seed-materials.ts'
import {
  seedReplies,
  seedTopic,
  seedVisit,
} from '#src/features/learning/discussion/server/seed-discussion.ts'
import type { Tx } from '#src/server/database/db.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { demoComments, demoTopics } from './discussions.ts'
import { students } from './students.ts'

export type LoadedCourse = { course: { slug: string }; courseId: number }

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

/** Gives a class its courses, announcements and materials. */
export async function loadClassThings(
  tx: Tx,
  given: {
    classId: number
    ownerId: number
    loaded: readonly LoadedCourse[]
    userIds: Map<string, number>
  },
): Promise<void> {
  const { classId, ownerId, loaded, userIds } = given
  await giveCourses(tx, classId, loaded)
  await announce(tx, classId, userIds)
  await discuss(tx, classId, userIds)
  await giveMaterials(tx, classId, ownerId)
}

/** An own course, which members study without joining, and an open one that they join themselves. */
async function giveCourses(
  tx: Tx,
  classId: number,
  loaded: readonly LoadedCourse[],
): Promise<void> {
  const idOf = (slug: string) => loaded.find(({ course }) => course.slug === slug)!.courseId
  await seedClassCourse(tx, {
    ...{ classId, courseId: idOf('incoterms-2020'), position: 1, grants: true },
  })
  await seedClassCourse(tx, {
    ...{ classId, courseId: idOf('air-freight'), position: 2, grants: false },
    opensOn: addDays(schoolDay(), -21),
  })
}

/** The shown student has read the pinned one only. */
async function announce(tx: Tx, classId: number, userIds: Map<string, number>): Promise<void> {
  const idOf = (username: string) => userIds.get(username)!
  const readers = (from: number, to: number) =>
    students.slice(from, to).map(([username]) => idOf(username))
  const given = [
    {
      ...{ by: 'teacher', days: 30, pinned: true, readerIds: readers(0, 22) },
      title: '本学期安排与考核办法',
      body: `<p>同学们好，本学期共十六周，每周三下午上课。</p><ul><li>平时成绩 40%：签到、课程学习、作业；</li>
        <li>期末考试 60%，闭卷。</li></ul><p>请在第二周结束前加入班级课程并完成第一章。</p>`,
    },
    {
      ...{ by: 'zhouwenbin', days: 3, pinned: false, readerIds: readers(1, 9) },
      title: '周五单证实训改到 302 机房',
      body: '<p>本周五的单证实训改到 <strong>302 机房</strong>，时间不变。请带上上次填好的信用证样单。</p>',
    },
    {
      ...{ by: 'teacher', days: 1, pinned: false, readerIds: readers(2, 7) },
      title: 'Guest lecture: how a freight forwarder quotes',
      body: `<p>On Thursday a guest from the port will explain how a quotation is made. The lecture is in English.</p>
        <p>Please prepare one question about surcharges.</p>`,
    },
  ]
  for (const { by, days, ...one } of given) {
    const announcementId = await seedAnnouncement(tx, {
      ...{ ...one, classId, authorId: idOf(by), publishAt: ago(days) },
    })
    if (by === 'zhouwenbin')
      await seedReplies(tx, { announcementId }, writtenBy(demoComments, idOf))
  }
}

const writtenBy = (
  texts: readonly { by: string; hoursAgo: number; html: string }[],
  idOf: (username: string) => number,
) =>
  texts.map(({ by, hoursAgo, html }) => ({
    ...{ authorId: idOf(by), html, createdAt: ago(hoursAgo / 24) },
  }))

/** Topics with their replies, of which the newest are new to the shown people. */
async function discuss(tx: Tx, classId: number, userIds: Map<string, number>): Promise<void> {
  const idOf = (username: string) => userIds.get(username)!
  for (const { by, hoursAgo, pinned, closed, replies, ...one } of demoTopics) {
    const createdAt = ago(hoursAgo / 24)
    await seedTopic(tx, {
      ...{ ...one, classId, authorId: idOf(by), createdAt },
      ...(pinned && { pinnedAt: createdAt }),
      ...(closed && { closedAt: ago(7) }),
      replies: writtenBy(replies, idOf),
    })
  }
  await seedVisit(tx, { classId, userId: idOf('student'), seenAt: ago(2) })
  await seedVisit(tx, { classId, userId: idOf('teacher'), seenAt: ago(1) })
}

/** Three documents and a film of the teacher's courses, and two links; a document is for later. */
async function giveMaterials(tx: Tx, classId: number, ownerId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select id, name from (
      select u.id, u.name, f.mime like 'video/%' as is_film,
        row_number() over (partition by f.mime like 'video/%' order by u.id) as place
      from user_files u join files f on f.id = u.file_id
      where u.owner_id = ${ownerId} and f.mime not like 'image/%') own
    where place <= case when is_film then 1 else 3 end order by is_film, id`)
  const files = rows.map(({ id: userFileId, name: title }) => ({ userFileId, title, url: null }))
  const links = [
    { title: '中国国际贸易单一窗口', url: 'https://www.singlewindow.cn/' },
    {
      title: 'ICC: Incoterms rules',
      url: 'https://iccwbo.org/business-solutions/incoterms-rules/',
    },
  ]
  const all = [
    ...files.map((one) => ({ ...one, folder: '课件与讲义' })),
    ...links.map((one) => ({ ...one, userFileId: null, folder: '' })),
  ]
  await seedMaterials(
    tx,
    all.map((one, at) => ({
      ...{ ...one, classId, position: at + 1, addedById: ownerId, addedAt: ago(20 - at) },
      visibleFrom: at === 2 ? addDays(schoolDay(), 14) : null,
    })),
  )
}
