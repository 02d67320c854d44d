import { latePart } from '#src/web/late-part.tsx'

export const LateTopicDialog = latePart(async () => ({
  default: (await import('./topic-dialog.tsx')).TopicDialog,
}))
