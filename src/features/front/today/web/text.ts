import { counted, texts } from '#src/web/i18n.tsx'

export const todayText = texts({
  zh: {
    title: '待办事项',
    continue: '继续学习',
    allCourses: '全部课程',
    due: '待完成',
    news: '新消息',
    teaching: '教学',
    checkIn: (coins: string) => `签到，领 ${coins} 金币`,
    checkedIn: (_count: number, shown: string) => `今日已签到，连续 ${shown} 天`,
    inCourse: (act: string, course: string) => `${act} · ${course}`,
    ends: (when: string) => `${when}截止`,
    lateUntil: (when: string) => `已截止，${when}前可迟交`,
    until: (day: string) => `${day}前`,
    kinds: {
      running: () => '正在作答',
      quiz: () => '测验待完成',
      lateQuiz: () => '测验未交',
      cards: (_count: number, shown: string) => `今天有 ${shown} 道错题要复习`,
      exam: () => '考试临近，可打印考前资料：错题、未学内容、笔记',
      set: (_count: number, shown: string) => `巩固练习，还有 ${shown} 题`,
      semester: (_count: number, shown: string) => `本学期已开放的内容还有 ${shown} 项未完成`,
      newItems: (_count: number, shown: string) => `上次学习后新增 ${shown} 项内容`,
      messages: (_count: number, shown: string) => `${shown} 条未读消息`,
      certificate: () => '课程已学完，可以领取证书',
      review: () => '课程已学完，写一条评价',
      questions: (_count: number, shown: string) => `${shown} 条提问待回复`,
      tasks: (_count: number, shown: string) => `${shown} 份教学任务作答待点评`,
      marking: (_count: number, shown: string) => `${shown} 份作答待评分`,
      lateAnswers: (_count: number, shown: string) => `${shown} 份逾期答案待处理`,
      rejected: () => '课程审核未通过，修改后可重新提交',
      invitation: () => '邀请待答复',
      classRequests: (_count: number, shown: string) => `${shown} 个入班申请待审批`,
      leaveRequests: (_count: number, shown: string) => `${shown} 个请假申请待审批`,
      classInvitation: () => '班级邀请待答复',
    },
    nothing: '现在没有待办事项',
    nothingText: '加入一门课程后，要做的事会出现在这里。',
    nothingDue: '今天没有待办事项',
    nothingDueText: '可以继续学习，也可以休息一下。',
    findCourses: '去选课',
  },
  en: {
    title: 'To-dos',
    continue: 'Continue learning',
    allCourses: 'All my courses',
    due: 'To do',
    news: 'New',
    teaching: 'Teaching',
    checkIn: (coins: string) => `Check in for ${counted(coins, 'coin')}`,
    checkedIn: (count: number, shown: string) =>
      count > 1 ? `Checked in, ${shown} days in a row` : 'Checked in today',
    inCourse: (act: string, course: string) => `${act} · ${course}`,
    ends: (when: string) => `Closes ${when}`,
    lateUntil: (when: string) => `Closed; late hand-in until ${when}`,
    until: (day: string) => `By ${day}`,
    kinds: {
      running: () => 'Attempt in progress',
      quiz: () => 'Quiz to take',
      lateQuiz: () => 'Quiz not handed in',
      cards: (count: number, shown: string) =>
        `${shown} wrong ${count === 1 ? 'question' : 'questions'} to review today`,
      exam: () => 'Examination ahead: print wrong questions, remaining content and notes',
      set: (count: number, shown: string) =>
        `Practice set, ${shown} ${count === 1 ? 'question' : 'questions'} left`,
      semester: (count: number, shown: string) =>
        `${shown} open ${count === 1 ? 'item' : 'items'} left this semester`,
      newItems: (count: number, shown: string) =>
        `${shown} new ${count === 1 ? 'item' : 'items'} since your last visit`,
      messages: (count: number, shown: string) =>
        `${shown} unread ${count === 1 ? 'message' : 'messages'}`,
      certificate: () => 'Course completed; claim your certificate',
      review: () => 'Course completed; write a review',
      questions: (count: number, shown: string) =>
        `${shown} ${count === 1 ? 'question' : 'questions'} to answer`,
      tasks: (count: number, shown: string) =>
        `${shown} teaching task ${count === 1 ? 'answer' : 'answers'} to comment on`,
      marking: (count: number, shown: string) =>
        `${shown} ${count === 1 ? 'answer' : 'answers'} to mark`,
      lateAnswers: (count: number, shown: string) =>
        `${shown} late ${count === 1 ? 'answer' : 'answers'} to decide on`,
      rejected: () => 'Rejected by a reviewer; edit it and submit it again',
      invitation: () => 'Invitation to answer',
      classRequests: (count: number, shown: string) =>
        `${shown} ${count === 1 ? 'request' : 'requests'} to join`,
      leaveRequests: (count: number, shown: string) =>
        `${shown} ${count === 1 ? 'request' : 'requests'} for leave to decide`,
      classInvitation: () => 'Class invitation to answer',
    },
    nothing: 'Nothing to do at the moment',
    nothingText: 'Once you join a course, what you have to do appears here.',
    nothingDue: 'Nothing is due today',
    nothingDueText: 'Continue learning, or take a break.',
    findCourses: 'Find a course',
  },
})
