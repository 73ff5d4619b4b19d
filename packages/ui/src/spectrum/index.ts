export { spectrum, type Spectrum } from './spectrum.ts'
