/** The sounds of the table, made here: no files, quiet, silent until the first touch. */

import { settings } from './settings.svelte'

type Shape = OscillatorType | 'noise'

/** One voice of a sound: when it begins, how long it lasts, from which pitch to which, how loud. */
interface Voice {
  shape: Shape
  from: number
  to?: number
  at?: number
  lasts: number
  loud?: number
}

/** Notes one after the other. */
function tune(shape: Shape, pitches: readonly number[], apart: number, lasts: number, loud = 0.5): Voice[] {
  return pitches.map((from, i) => ({ shape, from, at: i * apart, lasts, loud }))
}

const SOUNDS = {
  turn: [{ shape: 'noise', from: 2600, to: 900, lasts: 0.12, loud: 0.3 }, { shape: 'sine', from: 520, to: 780, at: 0.05, lasts: 0.1 }],
  place: [{ shape: 'sine', from: 330, to: 165, lasts: 0.16, loud: 0.8 }],
  swim: [{ shape: 'sine', from: 240, to: 420, lasts: 0.12 }, { shape: 'sine', from: 300, to: 560, at: 0.09, lasts: 0.1, loud: 0.3 }],
  roll: [0, 0.16, 0.3, 0.42, 0.5].map((at, i) => ({ shape: 'noise', from: 1900 + 300 * (i % 2), at, lasts: 0.05, loud: 0.6 - 0.08 * i })),
  coin: tune('triangle', [988, 1319], 0.07, 0.22),
  pearl: tune('sine', [1568, 2093], 0.05, 0.45, 0.3),
  chest: [{ shape: 'sawtooth', from: 90, to: 140, lasts: 0.25, loud: 0.2 }, ...tune('triangle', [784, 988, 1175, 1568], 0.08, 0.3, 0.3).map((voice) => ({ ...voice, at: voice.at! + 0.22 }))],
  save: tune('triangle', [392, 523, 659], 0.08, 0.25, 0.4),
  grab: [{ shape: 'sawtooth', from: 150, to: 70, lasts: 0.35, loud: 0.35 }],
  incident: [{ shape: 'sine', from: 140, to: 45, lasts: 0.5, loud: 1 }, { shape: 'noise', from: 1200, to: 200, lasts: 0.4, loud: 0.35 }, ...tune('square', [466, 440], 0.16, 0.18, 0.12)],
  surface: [...tune('triangle', [523, 659, 784, 1047], 0.09, 0.24, 0.4), { shape: 'noise', from: 600, to: 3000, at: 0.3, lasts: 0.3, loud: 0.2 }],
  'your-turn': tune('triangle', [659, 880], 0.14, 0.3, 0.4),
  win: tune('triangle', [523, 659, 784, 1047, 784, 1047, 1319], 0.13, 0.32, 0.45),
  lose: tune('triangle', [440, 415, 349], 0.2, 0.4, 0.35),
} as const satisfies Record<string, readonly Voice[]>

export type Sound = keyof typeof SOUNDS

const VOLUME = 0.16
const ATTACK_S = 0.008

let air: AudioContext | null = null

/** Browsers let a page sound only after a touch of it. */
export function waken(): void {
  if (settings.now.sound === 'on') void (air ??= new AudioContext()).resume()
}

/** Let a phone be felt, where the page was touched before. */
export function shake(...milliseconds: number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(milliseconds)
}

/** Let something be heard, `up` half-tones higher. */
export function sound(name: Sound, up = 0): void {
  if (!air || settings.now.sound === 'off' || document.hidden) return
  for (const voice of SOUNDS[name]) sing(air, voice, 2 ** (up / 12))
}

function sing(air: AudioContext, { shape, from, to = from, at = 0, lasts, loud = 0.5 }: Voice, times: number): void {
  const start = air.currentTime + at
  const end = start + lasts
  const volume = new GainNode(air, { gain: 0 })
  volume.gain.linearRampToValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud * VOLUME, start + ATTACK_S)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  volume.connect(air.destination)
  if (shape === 'noise') hiss(air, volume, start, end, from, to)
  else hum(air, volume, shape, start, end, from * times, to * times)
}

function hum(air: AudioContext, into: AudioNode, type: OscillatorType, start: number, end: number, from: number, to: number): void {
  const voice = new OscillatorNode(air, { type, frequency: from })
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, end)
  voice.connect(into)
  voice.start(start)
  voice.stop(end)
}

function hiss(air: AudioContext, into: AudioNode, start: number, end: number, from: number, to: number): void {
  const voice = new AudioBufferSourceNode(air, { buffer: noise(air), loop: true })
  const band = new BiquadFilterNode(air, { type: 'bandpass', frequency: from, Q: 1.4 })
  band.frequency.setValueAtTime(from, start)
  band.frequency.exponentialRampToValueAtTime(to, end)
  voice.connect(band).connect(into)
  voice.start(start)
  voice.stop(end)
}

let rush: AudioBuffer | null = null

/** Half a second of water. */
function noise(air: AudioContext): AudioBuffer {
  if (rush) return rush
  rush = new AudioBuffer({ length: air.sampleRate / 2, sampleRate: air.sampleRate })
  const samples = rush.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return rush
}
