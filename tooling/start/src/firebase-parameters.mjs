import { PlainError } from './plain-error.mjs'

/**
 * The parameters of Firebase's command line that put `dist/site` on the hosting of a project, or on a preview channel of it. Throws a
 * PlainError without a project.
 * @param {string | undefined} project
 * @param {string} [channel] its name; visitors get the site without one
 */
export function firebaseParameters(project, channel) {
  if (!project)
    throw new PlainError('FIREBASE_PROJECT is missing: name the project whose hosting is deployed to.')
  const place = channel
    ? ['hosting:channel:deploy', channel, '--expires', '7d']
    : ['deploy', '--only', 'hosting']
  return [...place, '--project', project, '--non-interactive']
}
