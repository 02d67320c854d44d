import { texts } from '#src/web/i18n.tsx'

/** Texts of a peer round on the page of its homework. */
export const peersText = texts({
  zh: {
    title: '互评',
    before: (count: string, until: string) =>
      `作业截止后，您会评阅 ${count} 份同学的作业，您的作业也由同学评阅。互评 ${until} 结束，成绩由老师确定。`,
    anonymous: '匿名互评：同学之间互相看不到姓名。作业中请不要写姓名。',
    waiting: (count: string, until: string) => `有 ${count} 份作业等您评阅，截止时间：${until}。`,
    done: (until: string) => `您已全部评完，${until} 前仍可修改。`,
    none: '暂时没有需要您评阅的作业。',
    handInFirst: '提交作业后才会参加互评。',
    ended: '互评已结束。成绩返还后，可以查看收到的互评。',
    write: '开始评阅',
    look: '查看我的评阅',
    read: '查看互评',
  },
  en: {
    title: 'Peer round',
    before: (count: string, until: string) =>
      `Once the homework is due, you review ${count} ${count === '1' ? 'work' : 'works'} of classmates, and classmates review yours. The peer round ends ${until}; the teacher decides on the mark.`,
    anonymous:
      'Anonymous: classmates don’t see each other’s names. Please don’t write yours in your work.',
    waiting: (count: string, until: string) =>
      `${count} ${count === '1' ? 'work waits' : 'works wait'} for your review, until ${until}.`,
    done: (until: string) => `You have written all reviews, and can change them until ${until}.`,
    none: 'No work waits for your review at the moment.',
    handInFirst: 'You take part once you have handed in your homework.',
    ended: 'The peer round has ended. You see the reviews of your work once the mark is returned.',
    write: 'Review works',
    look: 'My reviews',
    read: 'See the reviews',
  },
})
