import { texts } from '#src/web/i18n.tsx'

/** Texts of the page of a file. */
export const previewText = texts({
  zh: {
    title: '文件预览',
    inOtherLanguage: 'English',
    home: '返回首页',
    noneTitle: '文件预览',
    noneText: '这个页面用来查看课件、文档、图片、视频和音频。请从课程或“我的文件”中打开文件。',
    toCourses: '浏览课程',
    closedTitle: '您还不能查看这个文件',
    closedText: '这个文件属于下列课程，加入课程后即可查看：',
    closedTextOne: (course: string) => `这个文件属于课程“${course}”，加入课程后即可查看。`,
    toCourse: '查看课程',
    expiredTitle: '链接已过期',
    expiredText: '为保护文件，预览链接只在一段时间内有效。请从原来的页面重新打开。',
    signIn: '登录',
    signInText: '如果您已加入课程，请先登录。',
  },
  en: {
    title: 'File preview',
    inOtherLanguage: '中文',
    home: 'Back to home',
    noneTitle: 'File preview',
    noneText:
      'This page shows courseware, documents, pictures, videos and audio. Open a file from a course or from “My files”.',
    toCourses: 'Browse courses',
    closedTitle: 'You cannot open this file yet',
    closedText: 'Join one of these courses to open the file:',
    closedTextOne: (course: string) =>
      `The file belongs to the course “${course}”. Join it to open the file.`,
    toCourse: 'See the course',
    expiredTitle: 'This link has expired',
    expiredText:
      'To protect files, preview links only work for a limited time. Open the file again from the page where you found it.',
    signIn: 'Sign in',
    signInText: 'If you have joined the course, sign in first.',
  },
})
