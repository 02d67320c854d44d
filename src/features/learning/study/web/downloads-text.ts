import { texts } from '#src/web/i18n.tsx'

/** Texts of what only teachers see in the side panel. */
export const downloadsText = texts({
  zh: {
    downloads: '学员下载',
    downloadsText: '适用于已加入本课程的学员，试学者只能在线查看。',
    downloadNothing: '不允许',
    downloadDocuments: '仅课件',
    downloadAll: '课件和视频',
    downloadsSaved: '已保存',
    editSubtitles: '编辑字幕',
  },
  en: {
    downloads: 'Learners may download',
    downloadsText: 'For learners who joined this course. Trial learners can only view online.',
    downloadNothing: 'Nothing',
    downloadDocuments: 'Courseware only',
    downloadAll: 'Courseware and videos',
    downloadsSaved: 'Saved',
    editSubtitles: 'Edit subtitles',
  },
})
