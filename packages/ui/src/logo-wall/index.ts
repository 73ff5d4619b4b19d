export { LogoWall, type LogoWallProps } from './logo-wall.tsx'
