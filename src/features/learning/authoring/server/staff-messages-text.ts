import type { Both } from '#src/shared/locale.ts'

type Words = (given: { course: Both; person: Both }) => { title: Both; text: Both }

/** Messages about co-teachers and the ownership of a course. */
export const staffMessages = {
  invited: ({ course, person }) => ({
    title: { zh: `${person.zh}邀请您担任合作教师`, en: `${person.en} invites you to co-teach` },
    text: {
      zh: `您受邀担任课程“${course.zh}”的合作教师。请在课程管理中接受或谢绝。`,
      en: `You are invited to co-teach “${course.en}”. Accept or decline in Manage courses.`,
    },
  }),
  accepted: ({ course, person }) => ({
    title: { zh: `${person.zh}已接受合作邀请`, en: `${person.en} accepted your invitation` },
    text: {
      zh: `${person.zh}现在是课程“${course.zh}”的合作教师。`,
      en: `${person.en} is now a co-teacher of “${course.en}”.`,
    },
  }),
  declined: ({ course, person }) => ({
    title: { zh: `${person.zh}谢绝了合作邀请`, en: `${person.en} declined your invitation` },
    text: {
      zh: `${person.zh}没有加入课程“${course.zh}”。`,
      en: `${person.en} did not join “${course.en}”.`,
    },
  }),
  removed: ({ course, person }) => ({
    title: { zh: '您不再是合作教师', en: 'You are no longer a co-teacher' },
    text: {
      zh: `${person.zh}将您从课程“${course.zh}”的合作教师中移除。`,
      en: `${person.en} removed you from the co-teachers of “${course.en}”.`,
    },
  }),
  left: ({ course, person }) => ({
    title: { zh: `${person.zh}退出了课程合作`, en: `${person.en} left your course` },
    text: {
      zh: `${person.zh}不再是课程“${course.zh}”的合作教师。`,
      en: `${person.en} is no longer a co-teacher of “${course.en}”.`,
    },
  }),
  offered: ({ course, person }) => ({
    title: { zh: `${person.zh}想把课程转让给您`, en: `${person.en} offers you a course` },
    text: {
      zh: `接收后，课程“${course.zh}”归您所有。请在课程管理中接收或谢绝。`,
      en: `If you accept, “${course.en}” becomes yours. Accept or decline in Manage courses.`,
    },
  }),
  takenOver: ({ course, person }) => ({
    title: { zh: `${person.zh}已接收课程`, en: `${person.en} took over your course` },
    text: {
      zh: `课程“${course.zh}”现在归${person.zh}所有，您仍是合作教师。`,
      en: `“${course.en}” now belongs to ${person.en}. You stay on as a co-teacher.`,
    },
  }),
  refused: ({ course, person }) => ({
    title: { zh: `${person.zh}谢绝了课程转让`, en: `${person.en} declined your course` },
    text: {
      zh: `课程“${course.zh}”仍归您所有。`,
      en: `“${course.en}” still belongs to you.`,
    },
  }),
} satisfies Record<string, Words>
