import type { Both } from '#src/shared/locale.ts'

type Words = (given: { name: string; person: Both }) => { title: Both; text: Both }

/** Messages about classes. */
export const classMessages = {
  approved: ({ name }) => ({
    title: { zh: `您已加入班级“${name}”`, en: `You have joined the class “${name}”` },
    text: { zh: '老师已通过您的申请。', en: 'Your request has been approved.' },
  }),
  declined: ({ name }) => ({
    title: {
      zh: `加入班级“${name}”的申请未通过`,
      en: `Your request to join “${name}” was declined`,
    },
    text: {
      zh: '如有疑问，请联系老师。',
      en: 'Please contact the teacher if you have questions.',
    },
  }),
  removed: ({ name }) => ({
    title: { zh: `您已被移出班级“${name}”`, en: `You were removed from the class “${name}”` },
    text: {
      zh: '如有疑问，请联系老师。',
      en: 'Please contact the teacher if you have questions.',
    },
  }),
  coTeacher: ({ name, person }) => ({
    title: { zh: `${person.zh}邀请您担任合作教师`, en: `${person.en} invites you to co-teach` },
    text: {
      zh: `您受邀担任班级“${name}”的合作教师。请在“我的班级”中接受或谢绝。`,
      en: `You are invited to co-teach the class “${name}”. Accept or decline in My classes.`,
    },
  }),
  assistant: ({ name, person }) => ({
    title: { zh: `${person.zh}邀请您担任助教`, en: `${person.en} invites you as an assistant` },
    text: {
      zh: `您受邀担任班级“${name}”的助教。请在“我的班级”中接受或谢绝。`,
      en: `You are invited to assist in the class “${name}”. Accept or decline in My classes.`,
    },
  }),
  accepted: ({ name, person }) => ({
    title: { zh: `${person.zh}已接受邀请`, en: `${person.en} accepted your invitation` },
    text: { zh: `${person.zh}已加入班级“${name}”。`, en: `${person.en} is now in “${name}”.` },
  }),
  refused: ({ name, person }) => ({
    title: { zh: `${person.zh}谢绝了邀请`, en: `${person.en} declined your invitation` },
    text: {
      zh: `${person.zh}没有加入班级“${name}”。`,
      en: `${person.en} did not join “${name}”.`,
    },
  }),
  left: ({ name, person }) => ({
    title: { zh: `${person.zh}退出了班级`, en: `${person.en} quit your class` },
    text: {
      zh: `${person.zh}不再是班级“${name}”的合作教师或助教。`,
      en: `${person.en} no longer works in the class “${name}”.`,
    },
  }),
  offered: ({ name, person }) => ({
    title: { zh: `${person.zh}想把班级转让给您`, en: `${person.en} offers you a class` },
    text: {
      zh: `接收后，您将成为班级“${name}”的负责人。请在“我的班级”中接收或谢绝。`,
      en: `If you accept, you own the class “${name}”. Accept or decline in My classes.`,
    },
  }),
  takenOver: ({ name, person }) => ({
    title: { zh: `${person.zh}已接收班级`, en: `${person.en} took over your class` },
    text: {
      zh: `班级“${name}”现在由${person.zh}负责。`,
      en: `The class “${name}” now belongs to ${person.en}.`,
    },
  }),
  offerDeclined: ({ name, person }) => ({
    title: { zh: `${person.zh}谢绝了班级转让`, en: `${person.en} declined your class` },
    text: { zh: `班级“${name}”仍由您负责。`, en: `The class “${name}” is still yours.` },
  }),
  archived: ({ name }) => ({
    title: { zh: `班级“${name}”已归档`, en: `The class “${name}” was archived` },
    text: {
      zh: '班级内容仍可查看，但不能再更改。',
      en: 'You can still read it, but it can no longer be changed.',
    },
  }),
  deleted: ({ name, person }) => ({
    title: { zh: `班级“${name}”已删除`, en: `The class “${name}” was deleted` },
    text: { zh: `由${person.zh}删除。`, en: `${person.en} deleted it.` },
  }),
} satisfies Record<string, Words>
