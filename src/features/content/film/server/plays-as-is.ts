import type { MediaFacts } from './ffmpeg/facts.ts'

/** Whether every browser of today plays the file as it was uploaded, so that nobody waits for its rungs. */
export function playsAsIs(mime: string, { picture, sound }: MediaFacts): boolean {
  if (!picture) return sound !== null && (playableSounds[mime]?.includes(sound.codec) ?? false)
  const known = playableFilms[mime]
  if (!known || picture.hdr || !/^yuvj?420p$/.test(picture.pixelFormat)) return false
  return (
    known.pictures.includes(picture.codec) && (sound === null || known.sounds.includes(sound.codec))
  )
}

const playableFilms: Record<string, { pictures: string[]; sounds: string[] }> = {
  'video/mp4': { pictures: ['h264'], sounds: ['aac', 'mp3'] },
  'video/x-m4v': { pictures: ['h264'], sounds: ['aac', 'mp3'] },
  'video/webm': { pictures: ['vp8', 'vp9'], sounds: ['opus', 'vorbis'] },
}

const playableSounds: Record<string, string[]> = {
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['aac'],
  'audio/x-m4a': ['aac'],
  'audio/aac': ['aac'],
  'audio/wav': ['pcm_s16le', 'pcm_u8'],
  'audio/vnd.wave': ['pcm_s16le', 'pcm_u8'],
  'audio/x-wav': ['pcm_s16le', 'pcm_u8'],
}
