import { texts } from '#src/web/i18n.tsx'

/** Texts of what only teachers see in the side panel. */
export const settingsText = texts({
  zh: {
    downloads: '学员下载',
    downloadsText: '适用于已加入本课程的学员，试学者只能在线查看。',
    downloadNothing: '不允许',
    downloadDocuments: '仅课件',
    downloadAll: '课件和视频',
    downloadsSaved: '已保存',
    rules: '学习规则',
    noSkipping: '不能跳过未看的部分',
    noSkippingText: '视频只能从已看到的地方往后看，回看不受限制。',
    inOrder: '按章节顺序学习',
    inOrderText: '前面的章节完成后才能进入下一章；待教师评分的测验不影响。',
    bullets: '弹幕',
    bulletsText: '学员可以在视频画面上发送弹幕；关闭后不再显示，已有弹幕保留。',
    editSubtitles: '编辑字幕',
  },
  en: {
    downloads: 'Learners may download',
    downloadsText: 'For learners who joined this course. Trial learners can only view online.',
    downloadNothing: 'Nothing',
    downloadDocuments: 'Courseware only',
    downloadAll: 'Courseware and videos',
    downloadsSaved: 'Saved',
    rules: 'Learning rules',
    noSkipping: 'No skipping ahead',
    noSkippingText:
      'A video continues only from what was already watched; going back is always possible.',
    inOrder: 'Chapters in order',
    inOrderText:
      'A chapter opens once the earlier ones are completed. Quizzes waiting to be marked don’t block it.',
    bullets: 'Bullet comments',
    bulletsText:
      'Learners write short comments that move over the videos. Turned off, they are kept but not shown.',
    editSubtitles: 'Edit subtitles',
  },
})
