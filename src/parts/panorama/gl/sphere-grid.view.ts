/** A grid of triangles over a picture: flat pieces that are small enough to look like a sphere. */

export type SphereGrid = { vertices: WebGLBuffer; triangles: WebGLBuffer; count: number };

function listVertices(steps: number): Float32Array {
  const shares: number[] = [];
  for (let row = 0; row <= steps; row += 1)
    for (let column = 0; column <= steps; column += 1) shares.push(column / steps, row / steps);
  return new Float32Array(shares);
}

function listTriangles(steps: number): Uint16Array {
  const corners: number[] = [];
  for (let row = 0; row < steps; row += 1) {
    for (let column = 0; column < steps; column += 1) {
      const topLeft = row * (steps + 1) + column;
      const bottomLeft = topLeft + steps + 1;
      corners.push(topLeft, topLeft + 1, bottomLeft, topLeft + 1, bottomLeft + 1, bottomLeft);
    }
  }
  return new Uint16Array(corners);
}

/** `steps` squares along each side. */
export function createGrid(gl: WebGLRenderingContext, steps: number): SphereGrid {
  const triangleCorners = listTriangles(steps);
  const [vertices, triangles] = [gl.createBuffer(), gl.createBuffer()];
  gl.bindBuffer(gl.ARRAY_BUFFER, vertices);
  gl.bufferData(gl.ARRAY_BUFFER, listVertices(steps), gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, triangles);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangleCorners, gl.STATIC_DRAW);
  return { vertices, triangles, count: triangleCorners.length };
}
