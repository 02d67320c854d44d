import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { classCopied } from '#src/features/learning/class/server/copied-port.ts'
import { classNews } from '#src/features/learning/class/server/news-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { announcementApi as api } from './contract.ts'
import { copyAnnouncements } from './server/copy-announcements.ts'
import { announcementFileUses, announcementReadings } from './server/files-of.ts'
import { getAnnouncement } from './server/get-one.ts'
import { listAnnouncements } from './server/list.ts'
import { newsOfClass } from './server/news-of-class.ts'
import { announcementParts } from './server/personal-data.ts'
import { getReaders } from './server/readers.ts'
import { remindUnread } from './server/remind.ts'
import { announcementRules } from './server/rules-text.ts'
import { setRead } from './server/set-read.ts'
import { publishJob, remindJob } from './server/tell.ts'
import {
  createAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  setPinned,
} from './server/write.ts'

/** Announcements of classes: who has read them, and the unread reminded. */
export const announcementFeature = feature({
  name: 'learning/announcement',
  title: { zh: '班级公告', en: 'Class announcements' },
  calls: [
    [api.getList, listAnnouncements],
    [api.getOne, getAnnouncement],
    [api.setRead, setRead],
    [api.getReaders, getReaders],
    [api.create, createAnnouncement],
    [api.edit, editAnnouncement],
    [api.setPinned, setPinned],
    [api.delete, deleteAnnouncement],
    [api.remind, remindUnread],
  ],
  jobs: [publishJob, remindJob],
  provides: [
    provide(classNews, newsOfClass),
    provide(classCopied, copyAnnouncements),
    provide(fileUses, announcementFileUses),
    provide(fileReadings, announcementReadings),
  ],
  personalData: announcementParts,
  rules: announcementRules,
})
