/** The WebGL program that draws a part of an equirectangular picture onto the sphere around the viewer. */

const vertexSource = `
attribute vec2 share;
uniform vec4 part;
uniform vec2 covered;
uniform mat3 turn;
uniform vec2 halves;
varying vec2 texel;
void main() {
  vec2 place = part.xy + share * part.zw;
  float yaw = (place.x - 0.5) * covered.x;
  float pitch = (0.5 - place.y) * covered.y;
  vec3 seen = turn * vec3(cos(pitch) * sin(yaw), sin(pitch), -cos(pitch) * cos(yaw));
  texel = share;
  gl_Position = vec4(seen.x / halves.x, seen.y / halves.y, 0.0, seen.z);
}`;

/** Colours pass as they are in the picture, which is sRGB like the screen. */
const fragmentSource = `
precision mediump float;
uniform sampler2D picture;
varying vec2 texel;
void main() { gl_FragColor = texture2D(picture, texel); }`;

export type SphereProgram = {
  share: number;
  part: WebGLUniformLocation | null;
  covered: WebGLUniformLocation | null;
  turn: WebGLUniformLocation | null;
  halves: WebGLUniformLocation | null;
};

function addShader(gl: WebGLRenderingContext, program: WebGLProgram, type: number, source: string): void {
  const shader = gl.createShader(type);
  if (!shader) return;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  gl.attachShader(program, shader);
}

/** Undefined if the device cannot link it. */
export function createProgram(gl: WebGLRenderingContext): SphereProgram | undefined {
  const program = gl.createProgram();
  addShader(gl, program, gl.VERTEX_SHADER, vertexSource);
  addShader(gl, program, gl.FRAGMENT_SHADER, fragmentSource);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  gl.useProgram(program);
  return {
    share: gl.getAttribLocation(program, 'share'),
    part: gl.getUniformLocation(program, 'part'),
    covered: gl.getUniformLocation(program, 'covered'),
    turn: gl.getUniformLocation(program, 'turn'),
    halves: gl.getUniformLocation(program, 'halves'),
  };
}
