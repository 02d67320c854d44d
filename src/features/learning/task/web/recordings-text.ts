import { counted, texts } from '#src/web/i18n.tsx'

/** Texts of spoken recordings that are handed in. */
export const recordingsText = texts({
  zh: {
    title: '录音',
    name: (number: string) => `录音 ${number}`,
    record: '录音',
    pause: '暂停',
    goOn: '继续录音',
    isPaused: '录音已暂停',
    hint: (most: string, time: string) => `最多 ${most} 段，每段最长 ${time}；提交前可以试听、重录`,
    otherWay: '也可以用手机的录音程序录好，再作为文件添加。',
    add: '添加录音文件',
    notSound: '这里只能添加录音文件',
    most: (most: string) => `最多 ${most} 段录音`,
    removeTitle: '移除这段录音？',
    removeText: '录音将从您的作业中移除，且无法恢复。',
    remove: '移除',
    removeOne: (number: string) => `移除录音 ${number}`,
  },
  en: {
    title: 'Recordings',
    name: (number: string) => `Recording ${number}`,
    record: 'Record',
    pause: 'Pause',
    goOn: 'Go on',
    isPaused: 'Recording paused',
    hint: (most: string, time: string) =>
      `Up to ${counted(most, 'recording')} of ${time} each. Listen before you hand in, and record again if you like`,
    otherWay: 'You can also record with another program, and add the file here.',
    add: 'Add a sound file',
    notSound: 'Only sound files can be added here',
    most: (most: string) => `${counted(most, 'recording')} at most`,
    removeTitle: 'Remove this recording?',
    removeText: 'The recording is taken out of your work and cannot be brought back.',
    remove: 'Remove',
    removeOne: (number: string) => `Remove recording ${number}`,
  },
})
