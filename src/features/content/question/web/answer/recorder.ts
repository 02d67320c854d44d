/** Why nothing can be recorded. */
export type RecorderTrouble = 'refused' | 'missing' | 'unsupported' | 'broken'

/** Chrome and Firefox record webm, Safari mp4. */
const kinds = [
  { mime: 'audio/webm;codecs=opus', ending: 'webm' },
  { mime: 'audio/mp4', ending: 'm4a' },
  { mime: 'audio/ogg;codecs=opus', ending: 'ogg' },
]

export interface Recording {
  /** Ends the recording; `onEnd` receives the file. */
  stop: () => void
  /** Records nothing until it goes on; some old browsers cannot. */
  pause: () => void
  resume: () => void
  /** Ends it without a file. */
  discard: () => void
  /** How loud it is now, 0 to 1. */
  level: () => number
}

/** Begins to record the microphone; what it throws is explained by `troubleOf`. */
export async function record(name: string, onEnd: (file: File) => void): Promise<Recording> {
  // A page that is not https has no `mediaDevices`, whatever its type says.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  const kind = kinds.find(({ mime }) => globalThis.MediaRecorder?.isTypeSupported(mime))
  if (!devices || !kind) throw new DOMException('no recorder', 'NotSupportedError')
  const stream = await devices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream, { mimeType: kind.mime, audioBitsPerSecond: 64_000 })
  const meter = levelOf(stream)
  const pieces: Blob[] = []
  let isKept = true
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data))
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.stop()
    meter.close()
    const [type] = kind.mime.split(';')
    if (isKept) onEnd(new File(pieces, `${name}.${kind.ending}`, { type: type! }))
  })
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  // A microphone that is unplugged ends what was recorded up to then.
  stream.getAudioTracks()[0]?.addEventListener('ended', stop)
  recorder.start()
  return {
    stop,
    level: meter.level,
    pause: () => recorder.state === 'recording' && recorder.pause(),
    resume: () => recorder.state === 'paused' && recorder.resume(),
    discard() {
      isKept = false
      stop()
    },
  }
}

/** Why recording could not begin. */
export function troubleOf(error: unknown): RecorderTrouble {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  if (name === 'NotSupportedError') return 'unsupported'
  return name === 'NotFoundError' ? 'missing' : 'broken'
}

function levelOf(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    close: () => void context.close(),
    level() {
      analyser.getFloatTimeDomainData(samples)
      const mean = samples.reduce((sum, value) => sum + value * value, 0) / samples.length
      // Speech has a mean of about 0.1; the root makes quiet speech visible.
      return Math.min(1, Math.sqrt(Math.sqrt(mean) * 3))
    },
  }
}
