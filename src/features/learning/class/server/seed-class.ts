import type { Tx } from '#src/server/database/db.ts'
import type { ClassSemester } from '../limits.ts'
import { classes, classEvents, classGroups, classMembers } from '../tables.ts'

export interface SeedClass {
  name: string
  yearFrom: number
  semester: ClassSemester
  code: string
  ownerId: number
  createdAt: Date
  /** In order of their numbers. */
  students: { userId: number; number: string }[]
  coTeacherIds?: number[]
  assistantIds?: number[]
  /** People who ask to join, which needs approval then. */
  requestIds?: number[]
  /** The students are divided into so many groups, in order. */
  groups?: number
  archivedAt?: Date
}

/** Writes a class with its people and the history of it. @returns its id */
export async function seedClass(tx: Tx, given: SeedClass): Promise<number> {
  const { name, yearFrom, semester, code, ownerId, createdAt, students, archivedAt } = given
  const { coTeacherIds = [], assistantIds = [], requestIds = [], groups = 0 } = given
  const [made] = await tx
    .insert(classes)
    .values({
      ...{ name, yearFrom, semester, code, createdAt, needsApproval: requestIds.length > 0 },
      ...(archivedAt && { archivedAt, completedAt: archivedAt }),
    })
    .returning({ classId: classes.id })
  const { classId } = made!
  const names = Array.from({ length: groups }, (_, at) => ({ classId, name: String(at + 1) }))
  const groupIds =
    groups === 0 ? [] : await tx.insert(classGroups).values(names).returning({ id: classGroups.id })
  const member = { classId, state: 'member' as const, since: createdAt }
  await tx.insert(classMembers).values([
    { ...member, userId: ownerId, role: 'owner' },
    ...coTeacherIds.map((userId) => ({ ...member, userId, role: 'coTeacher' as const })),
    ...assistantIds.map((userId) => ({ ...member, userId, role: 'assistant' as const })),
    ...students.map(({ userId, number }, at) => ({
      ...{ ...member, userId, role: 'student' as const, studentNumber: number },
      groupId: groupIds[at % groups]?.id ?? null,
    })),
    ...requestIds.map((userId) => ({
      ...{ classId, userId, role: 'student' as const, state: 'requested' as const },
    })),
  ])
  const event = { classId, at: createdAt }
  await tx.insert(classEvents).values([
    { ...event, kind: 'created', actorId: ownerId, detail: { name } },
    ...[...coTeacherIds, ...assistantIds].map((actorId) => ({
      ...{ ...event, kind: 'accepted' as const, actorId },
    })),
    ...students.map(({ userId }) => ({ ...event, kind: 'joined' as const, actorId: userId })),
    ...(groups > 0
      ? [{ ...event, kind: 'groupsDrawn' as const, actorId: ownerId, detail: { count: groups } }]
      : []),
    ...(archivedAt
      ? [{ classId, kind: 'archived' as const, actorId: ownerId, at: archivedAt }]
      : []),
    ...requestIds.map((actorId) => ({ classId, kind: 'requested' as const, actorId })),
  ])
  return classId
}
