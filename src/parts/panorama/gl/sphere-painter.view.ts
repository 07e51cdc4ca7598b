import type { Projection, Size } from '../geometry.ts';
import type { Tile } from '../tiles.ts';
import { createProgram, type SphereProgram } from './create-program.view.ts';
import { createGrid, type SphereGrid } from './sphere-grid.view.ts';

/** Paints pictures onto the sphere by WebGL 1, which all devices of schools have. */

/** Squares along a side, by what the picture covers; each is flat, so that large ones would bend straight lines. */
const stepChoices = [8, 32, 96] as const;
const squareDegrees = 4;
const radians = Math.PI / 180;

const contextSettings: WebGLContextAttributes = {
  antialias: false,
  alpha: false,
  depth: false,
  powerPreference: 'low-power',
};

export type SpherePainter = {
  createTexture: (picture: ImageBitmap) => WebGLTexture;
  deleteTexture: (texture: WebGLTexture) => void;
  /** Clears the canvas, and paints what follows as this projection shows it. */
  begin: (projection: Projection) => void;
  paint: (texture: WebGLTexture, place: Tile['place']) => void;
  /** Returns the memory to the device at once. */
  close: () => void;
};

function createTexture(gl: WebGLRenderingContext, picture: ImageBitmap): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

function begin(gl: WebGLRenderingContext, program: SphereProgram, projection: Projection): void {
  const { right, up, forward, halves } = projection;
  gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
  gl.clear(gl.COLOR_BUFFER_BIT);
  // Column by column: the rows of the matrix are right, up and forward.
  const columns = ([0, 1, 2] as const).flatMap((axis) => [right[axis], up[axis], forward[axis]]);
  gl.uniformMatrix3fv(program.turn, false, columns);
  gl.uniform2f(program.halves, halves.width, halves.height);
}

/** Undefined where the device has no WebGL. `degrees`: the part of the sphere that the picture covers. */
export function createSpherePainter(canvas: HTMLCanvasElement, degrees: Size): SpherePainter | undefined {
  const gl = canvas.getContext('webgl', contextSettings);
  const program = gl && createProgram(gl);
  if (!program) return undefined;
  const grids = stepChoices.map((steps) => ({ steps, ...createGrid(gl, steps) }));
  const findGrid = ({ width, height }: Tile['place']) => {
    const covered = Math.max(width * degrees.width, height * degrees.height);
    return grids.find(({ steps }) => steps * squareDegrees >= covered) ?? grids.at(-1);
  };
  gl.enableVertexAttribArray(program.share);
  gl.uniform2f(program.covered, degrees.width * radians, degrees.height * radians);
  let boundGrid: SphereGrid | undefined;
  const bindGrid = (grid: SphereGrid) => {
    if (boundGrid === grid) return;
    boundGrid = grid;
    gl.bindBuffer(gl.ARRAY_BUFFER, grid.vertices);
    gl.vertexAttribPointer(program.share, 2, gl.FLOAT, false, 0, 0);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, grid.triangles);
  };
  return {
    createTexture: (picture) => createTexture(gl, picture),
    deleteTexture: (texture) => gl.deleteTexture(texture),
    begin: (projection) => begin(gl, program, projection),
    paint: (texture, place) => {
      const grid = findGrid(place);
      if (!grid) return;
      bindGrid(grid);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform4f(program.part, place.x, place.y, place.width, place.height);
      gl.drawElements(gl.TRIANGLES, grid.count, gl.UNSIGNED_SHORT, 0);
    },
    close: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}
